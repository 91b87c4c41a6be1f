import { application } from '@selvedge/contract/registration';
import { DOCUMENT_KEYS, readDataString } from '@selvedge/contract/upload';
import { z } from 'zod';
import type { DocumentVersion } from './document-versions.ts';

const { introduction, company_details, trade_references, declaration } = application.shape;

/** What an applicant wrote, without the documents. */
export const writtenApplication = z.object({
  introduction,
  company_details,
  trade_references,
  declaration,
});
export type WrittenApplication = z.output<typeof writtenApplication>;

const received = z.object({
  data: writtenApplication.extend({
    documentation: z.array(z.record(z.string(), z.string()).nullish()),
  }),
});

/** An application as the inbox has it, taken apart. */
export interface ReceivedApplication {
  readonly written: WrittenApplication;
  readonly documents: readonly DocumentVersion[];
}

/** Reads what the site has sealed. Throws where it is no application. */
export function readReceived(text: string): ReceivedApplication {
  const { documentation, ...written } = received.parse(JSON.parse(text)).data;
  const given = new Map(documentation.flatMap((item) => Object.entries(item ?? {})));
  const documents = DOCUMENT_KEYS.flatMap((part): DocumentVersion[] => {
    const data = given.get(part) ?? '';
    const file = readDataString(data);
    if (!file) return [];
    const content = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
    return [{ part, contentType: file.type, content }];
  });
  return { written, documents };
}
