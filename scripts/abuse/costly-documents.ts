import { costlyPicture } from '@selvedge/documents/testing/costly-picture';
import { application, PDF } from '../../apps/services/test/registration-fixture.ts';

/** What one client may send at a time. */
const APPLICATIONS = 8;
const SEND = '/services/product/consumer/request-user-registration';
/** Each is about half a second's work, and those of one client are looked into one after the other. */
const SIDE_PX = 3500;
/** Each from another network of one site: a subscriber has as many as he likes. */
const greedyClient = (at: number): string => `2001:db8:66:${at}::1`;
const OTHER = '203.0.113.5';

/**
 * Sends applications whose documents are costly to look into, as many at a time as one client may, and one from elsewhere
 * that is not.
 *
 * @param origin of a site that trusts its proxy
 * @returns a line for each that is not taken, and for one from elsewhere that waited for the others
 */
export async function sendCostly(origin: string): Promise<string[]> {
  const send = async (client: string, document: string, email: string): Promise<number> => {
    const documentation = ['directors', 'company_registration', 'bank_letter', 'address'].map(
      (slot) => ({ [slot]: document }),
    );
    const declaration = { ...application.declaration, email };
    const answer = await fetch(`${origin}${SEND}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ data: { ...application, documentation, declaration } }),
    });
    return answer.status;
  };
  const faults: string[] = [];
  const bytes = await costlyPicture(SIDE_PX);
  const picture = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  let answered = 0;
  const greedy = Array.from({ length: APPLICATIONS }, async (_, at) => {
    const status = await send(greedyClient(at), picture, `costly${at}@example.com`);
    answered += 1;
    if (status !== 200) faults.push(`an application with large pictures was answered ${status}`);
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const status = await send(OTHER, PDF, 'other@example.com');
  if (status !== 200) faults.push(`beside them, one from elsewhere was answered ${status}`);
  if (answered >= APPLICATIONS / 2)
    faults.push(`one from elsewhere waited for ${answered} of ${APPLICATIONS} costly applications`);
  await Promise.all(greedy);
  return faults;
}
