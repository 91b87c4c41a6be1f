import { randomUUID } from 'node:crypto';
import {
  DRAFT_OPERATIONS,
  draftChangeHeader,
  draftSeedHeader,
} from '@selvedge/contract/registration-draft';
import type { DraftChange } from '@selvedge/database/drafts';
import { dataStringParts, type ExamineDocument } from '@selvedge/documents/examine-document';
import type { FastifyPluginAsync } from 'fastify';
import { RequestFailure } from '../../http/failure.ts';
import type { Limits } from '../../http/limits.ts';
import { type Call, mountOperation } from '../../http/mount-operation.ts';
import { networkMark } from '../../http/network-mark.ts';
import { type DraftKey, giveDraftCookies, keyOfRequest, newDraftKey } from './draft-key.ts';
import type { DraftLinks } from './draft-links.ts';
import type { DraftStore } from './draft-store.ts';

const RETRY_AFTER_SECONDS = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CONFLICT = 409;
const DRAFT_IS_CLOSED =
  'This application was sent, deleted or taken up elsewhere meanwhile; what you enter begins another';
/** A link that was used has moved the draft, and nothing is left where it was begun; one that is too old has not. */
const LINK_IS_OVER =
  'This link was used already, or is too old. Please go on with your application on the device that opened the link; if none did, ask for a new link on the device where you began';

/** The operations that {@link draftRoutes} serves. */
export const DRAFT_OPERATION_NAMES = [
  'saveDraft',
  'saveDraftDocument',
  'loadDraft',
  'deleteDraft',
  'mailDraftLink',
  'resumeDraft',
] as const;

interface DraftRouteOptions {
  readonly store: DraftStore;
  readonly links: DraftLinks;
  readonly examine: ExamineDocument;
  readonly limits: Limits;
  /** The site's origin, with which links in mails begin; never that of a request, which can lie about it. */
  readonly mailedOrigin: string;
}

type AnyCall = Pick<Call<typeof DRAFT_OPERATIONS.saveDraft>, 'headers' | 'isSecure' | 'setCookie'>;

const away = (cause: unknown): never => {
  const msg = 'What you entered could not be reached; try again in a moment';
  throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
};

function seedOf({ headers }: AnyCall): Buffer | undefined {
  const { data, success } = draftSeedHeader.safeParse(headers['registration-draft-seed']);
  if (!success) throw new RequestFailure(400, 'The Registration-Draft-Seed header is not valid');
  return data === undefined ? undefined : Buffer.from(data, 'base64url');
}

/** The save that a call is; one that does not say so comes after all before it. */
function changeOf({ headers }: AnyCall): DraftChange {
  const { data, success } = draftChangeHeader.safeParse(headers['registration-draft-change']);
  if (!success) throw new RequestFailure(400, 'The Registration-Draft-Change header is not valid');
  const [page = randomUUID(), number = 0] = data?.split('.') ?? [];
  return { page, number: Number(number) };
}

/** The calls by which a trade application outlives the page it is written on. */
export function draftRoutes(options: DraftRouteOptions): FastifyPluginAsync {
  const { store, links, examine, limits, mailedOrigin } = options;
  const per = (max: number, timeWindow: number, groupId: string) => ({
    answerMs: limits.handlerMs,
    rateLimit: { max, timeWindow, groupId },
  });
  const calls = per(limits.draftCallsPerMinute, MINUTE_MS, 'draft');
  const files = per(limits.draftFilesPerMinute, MINUTE_MS, 'draft-file');
  const mails = per(limits.draftMailsPerHour, HOUR_MS, 'draft-mail');
  /** The draft's key, a new one for who has none yet, or begins another where that is closed. */
  const keyFor = async (call: AnyCall): Promise<DraftKey> => {
    const key = keyOfRequest(call.headers.cookie);
    const mayBeClosed = call.headers['registration-draft-anew'] !== undefined;
    const isClosed = key && mayBeClosed && (await store.isClosed(key).catch(away));
    return key && !isClosed ? key : newDraftKey(seedOf(call));
  };
  /**
   * What the draft holds by now, with its cookies anew, so that they last. Of one that is closed they stay: by now the
   * browser may have those of another.
   */
  const savedUnder = async (call: AnyCall, key: DraftKey, isKept: boolean) => {
    if (!isKept) throw new RequestFailure(CONFLICT, DRAFT_IS_CLOSED);
    giveDraftCookies(call, key);
    return store.saved(key).catch(away);
  };
  const { saveDraft, saveDraftDocument, loadDraft } = DRAFT_OPERATIONS;
  const { deleteDraft, mailDraftLink, resumeDraft } = DRAFT_OPERATIONS;

  return async (app) => {
    const fields = { ...calls, bodyBytes: limits.draftBytes };
    await mountOperation(
      app,
      saveDraft,
      async (call) => {
        const key = await keyFor(call);
        const isKept = await store.save(key, call.body, changeOf(call)).catch(away);
        return { success: true as const, draft: await savedUnder(call, key, isKept), msg: 'Saved' };
      },
      fields,
    );
    await mountOperation(
      app,
      saveDraftDocument,
      async (call) => {
        const { slot, name, document } = call.body;
        const key = await keyFor(call);
        const change = changeOf(call);
        const file = dataStringParts(document);
        if (!file) {
          await store.removeDocument(key, slot, change).catch(away);
          const nothing = { problem: null, version: null, msg: 'Removed' };
          return { success: true as const, draft: await savedUnder(call, key, true), ...nothing };
        }
        const examined = await examine(file.bytes, file.type, call.client, call.signal);
        const problem = examined.accepted ? null : examined.reason;
        const facts = { name, sizeBytes: file.bytes.length, problem };
        // Of what is refused the name and the reason are kept, and nothing of what a stranger has sent.
        const kept = { facts, document: examined.accepted ? document : '' };
        const { isOpen, version } = await store.saveDocument(key, slot, kept, change).catch(away);
        const draft = await savedUnder(call, key, isOpen);
        return { success: true as const, draft, problem, version, msg: 'Saved' };
      },
      {
        ...files,
        answerMs: limits.documentsMs,
        bodyBytes: limits.draftFileBytes,
      },
    );
    await mountOperation(
      app,
      loadDraft,
      async (call) => {
        const key = keyOfRequest(call.headers.cookie);
        const draft = key ? await store.load(key).catch(away) : null;
        giveDraftCookies(call, draft ? key : undefined);
        const msg = draft ? 'Found' : 'Nothing is kept';
        return { success: true as const, draft, msg };
      },
      calls,
    );
    await mountOperation(
      app,
      deleteDraft,
      async (call) => {
        const key = keyOfRequest(call.headers.cookie);
        if (key) await store.delete(key).catch(away);
        giveDraftCookies(call, undefined);
        return { success: true as const, msg: 'Deleted' };
      },
      calls,
    );
    await mountOperation(
      app,
      mailDraftLink,
      async ({ headers, body, client }) => {
        const key = keyOfRequest(headers.cookie);
        const askedBy = networkMark(client);
        const isAsked =
          key && (await links.mail(key, body.email, mailedOrigin, askedBy).catch(away));
        if (!isAsked) throw new RequestFailure(404, 'Nothing is kept that a link could lead to');
        return { success: true as const, msg: 'A link is on its way to you' };
      },
      mails,
    );
    await mountOperation(
      app,
      resumeDraft,
      async (call) => {
        const { token, replace = false } = call.body;
        const own = keyOfRequest(call.headers.cookie);
        if (own && !replace && (await store.load(own).catch(away))) {
          const msg = 'You have begun an application here, which would be deleted';
          throw new RequestFailure(CONFLICT, msg);
        }
        const key = await links.take(token, own).catch(away);
        if (!key) {
          throw new RequestFailure(404, LINK_IS_OVER);
        }
        giveDraftCookies(call, key);
        return { success: true as const, msg: 'Found' };
      },
      mails,
    );
  };
}
