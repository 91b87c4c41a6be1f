import { safePdf } from '../safe-pdf.ts';

/** Why a PDF is refused; undefined where it is accepted. */
export async function refusal(pdf: Buffer): Promise<string | undefined> {
  const verdict = await safePdf(pdf);
  return verdict.accepted ? undefined : verdict.reason;
}
