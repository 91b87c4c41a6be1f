-- Which document of the hub publishes a content, such as 'application-pages/12'; null where none does. It follows a
-- document whose page gets another name, and tells two documents apart that want to be the same page.
ALTER TABLE published.content ADD COLUMN owner text COLLATE "C";
CREATE INDEX content_owner ON published.content (owner);

-- Content that is shown to whoever has a link, before it is published. The site finds it by the hash of the link's token,
-- and not after `expires_at`. It is no published content: there is no trigger on it, and no page is cached from it.
CREATE TABLE published.preview (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  kind text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  doc jsonb NOT NULL,
  -- The origin whose pages may show the preview in a frame: the hub's, as its user reached it.
  framed_by text NOT NULL CHECK (length(framed_by) <= 300),
  expires_at timestamptz NOT NULL
);
CREATE INDEX preview_expires_at ON published.preview (expires_at);
GRANT SELECT ON published.preview TO selvedge_site; -- as the default privileges have it, said again for the reader
GRANT SELECT, INSERT, DELETE ON published.preview TO selvedge_hub;
