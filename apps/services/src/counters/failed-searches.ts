import { MAX_SEARCH_CHARACTERS } from '@selvedge/contract/limits';
import { fold } from '@selvedge/contract/text';
import type { FailedOutcome, FailedSearch } from '@selvedge/database/failed-searches';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RequestFailure } from '../http/failure.ts';
import { boundedTally, flushRegularly } from './bounded-tally.ts';

/** Adds searches in vain to the database; rejects when it is away. */
export type AddFailedSearches = (counted: readonly FailedSearch[]) => Promise<void>;

const MAX_TEXTS = 1000;
const SHORTEST = 2;
const LONGEST = 100;
/** A telephone or identity number has as many digits, and no name of a product. */
const DIGITS_OF_A_PERSON = 7;

/** A mail address, however its sign is written. */
const IS_ADDRESS = /@|%40|[([]\s*at\s*[)\]]/iu;

/** What of a search may be kept: null for one that is too short or long to tell anything, or may be about a person. */
export function countedText(typed: string): string | null {
  const text = fold(typed);
  const { length } = [...text]; // characters as PostgreSQL counts them
  if (length < SHORTEST || length > LONGEST || text.includes('\0')) return null;
  const plain = typed.normalize('NFKC');
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0;
  return IS_ADDRESS.test(plain) || digits >= DIGITS_OF_A_PERSON ? null : text;
}

/** Counts a text that was searched for in vain. */
export type CountFailedSearch = (outcome: FailedOutcome, typed: string) => void;

/** Counts texts that were searched for in vain; they are written every ten seconds, and when the application is closed. */
export function failedSearchCounter(
  app: FastifyInstance,
  add: AddFailedSearches,
): CountFailedSearch {
  const tally = boundedTally<Pick<FailedSearch, 'outcome' | 'text'>>({
    keyOf: ({ outcome, text }) => `${outcome} ${text}`,
    most: MAX_TEXTS,
    write: (counted) => add(counted.map(({ thing, times }) => ({ ...thing, searches: times }))),
  });
  flushRegularly(app, tally);
  return (outcome, typed) => {
    const text = countedText(typed);
    if (text !== null) tally.count({ outcome, text });
  };
}

const unfollowedSearch = z.strictObject({ query: z.string().min(1).max(MAX_SEARCH_CHARACTERS) });

/**
 * POST /unfollowed-searches on the pages' own host: a search whose visitor left what it had found without following any of
 * it. Of the visitor nothing is told.
 */
export async function unfollowedSearchRoutes(app: FastifyInstance, count: CountFailedSearch) {
  app.post('/unfollowed-searches', async (request, reply) => {
    const search = unfollowedSearch.safeParse(request.body);
    if (!search.success) throw new RequestFailure(400, 'An unfollowed search is {"query": "…"}');
    count('nothing followed', search.data.query);
    return reply.code(204).send();
  });
}
