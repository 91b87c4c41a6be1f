import type { PublishedRequest } from './published-requests.ts';

const READERS = 4;

/** What readers found: how many requests they sent, and those that were not answered with 200. */
export interface Reading {
  readonly asked: number;
  readonly failed: readonly string[];
}

/** Sends every request once, a few at a time. */
export async function readAll(
  origin: string,
  requests: readonly PublishedRequest[],
): Promise<Reading> {
  const failed: string[] = [];
  const left = requests.values();
  const reader = async () => {
    for (const request of left) {
      const fault = await faultOf(origin, request);
      if (fault !== null) failed.push(`${request.path}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return { asked: requests.length, failed };
}

async function faultOf(origin: string, { path, body }: PublishedRequest): Promise<string | null> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const answer = await fetch(origin + path, body ? post : {});
    await answer.arrayBuffer();
    return answer.status === 200 ? null : String(answer.status);
  } catch (error) {
    return String(error);
  }
}
