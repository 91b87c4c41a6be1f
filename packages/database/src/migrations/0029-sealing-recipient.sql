-- The public half of the key to which everything is sealed that comes in, as the machine that has the other half says: every
-- machine of the house seals to the same. It is the owner's alone, so that nobody else can have things sealed to another key.
CREATE TABLE inbox.sealing_recipient (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  recipient text NOT NULL CHECK (octet_length(recipient) <= 200)
);
