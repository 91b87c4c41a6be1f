import { createHmac } from 'node:crypto';
import type { OPERATIONS } from '@selvedge/contract/operations';
import type { DocumentKey } from '@selvedge/contract/upload';
import { RequestFailure } from '../../http/failure.ts';
import type { Call } from '../../http/mount-operation.ts';
import {
  documentsGone,
  notStored,
  type SendKept,
  senderOf,
  sentAnswer,
  type TakeApplication,
} from '../routes.ts';
import type { FindSent } from '../store-registration.ts';
import { giveDraftCookies, keyOfRequest } from './draft-key.ts';
import type { DraftStore } from './draft-store.ts';

interface SendOptions {
  readonly store: DraftStore;
  readonly take: TakeApplication;
  readonly findSent: FindSent;
}

/**
 * Sends an application with the documents that its draft holds. The draft's key opens them for as long as the call lasts;
 * what is kept is sealed to the hub as if they had come in the body. An application that was taken has its draft no more,
 * so a second try is answered by what the first has left; without a key the draft and what is said in the body are one.
 * Otherwise each document that the draft does not hold as it is named, or holds as refused, is an error, and nothing is
 * kept; so too where the draft was moved to another key while its documents were looked at.
 */
export function draftSender(options: SendOptions): SendKept {
  const send = documentsSender(options);
  return async (call) => {
    const answer = await send(call);
    giveDraftCookies(call, undefined);
    return answer;
  };
}

function documentsSender({ store, take, findSent }: SendOptions): SendKept {
  return async (call: Call<typeof OPERATIONS.registration>) => {
    const { data, kept = {} } = call.body;
    const { bodyText } = call;
    const key = keyOfRequest(call.headers.cookie);
    const ownKey = key && createHmac('sha256', key.bytes).update(bodyText).digest('base64url');
    const { idempotencyKey = ownKey } = senderOf(call.headers);
    const sent = { idempotencyKey, bodyText };
    const documentation = structuredClone(data.documentation);
    const gone: string[] = [];
    const draftFields: string[] = [];
    const refused: { field: string; message: string }[] = [];
    for (const [place, item] of documentation.entries())
      for (const name of Object.keys(item ?? {})) {
        const slot = name as DocumentKey; // the documentation has no other keys
        const version = kept[slot];
        if (version === undefined) continue;
        const held = key && (await store.loadDocument(key, slot, version).catch(notStored));
        const field = `data.documentation.${place}.${slot}`;
        if (!held) gone.push(field);
        else if (held.problem !== null) refused.push({ field, message: held.problem });
        else {
          Object.assign(item ?? {}, { [slot]: held.document });
          draftFields.push(field);
        }
      }
    const { client, signal, chargeStored } = call;
    if (gone.length > 0) {
      const reference = await findSent(sent).catch(notStored);
      if (reference !== undefined) return sentAnswer(reference);
      throw documentsGone(gone);
    }
    const [wrong] = refused;
    if (wrong) {
      throw new RequestFailure(400, `${wrong.field}: ${wrong.message}`, { errors: refused });
    }
    return take({
      ...sent,
      data: { ...data, documentation },
      draftKeyHash: key?.hash,
      draftFields,
      sender: { client, signal },
      chargeStored,
    });
  };
}
