import { LETTER_BOX_MAILS_PER_DAY } from '@selvedge/contract/limits';

/** What one client may take of the process. Each has a test that shows the cut. */
export interface Limits {
  /** Largest body of a request. */
  readonly bodyBytes: number;
  /** Objects and lists within each other in a JSON body. */
  readonly jsonDepth: number;
  /** Values in all of a JSON body: those of a filter, and of an application with forty people, are a few thousand. */
  readonly jsonValues: number;
  /** Time in which the headers of a request must have arrived. */
  readonly headersMs: number;
  /** Time in which the whole request must have arrived. */
  readonly requestMs: number;
  /** Time in which a request with documents must have arrived, on a slow line too. */
  readonly uploadMs: number;
  /** Bytes of requests with documents that may be under way at a time; each is held in memory. */
  readonly uploadBytesAtATime: number;
  /** Of these requests from one client, so that one who sends slowly, or what is costly to look into, stops nobody else. */
  readonly uploadsOfOneAtATime: number;
  /** Time after which one that comes very slowly gives way where there is no room for another. */
  readonly uploadPatienceMs: number;
  /** Bytes of long answers that may wait in memory until their clients have read them, and of these for one client. */
  readonly unsentBytes: number;
  readonly unsentBytesOfOne: number;
  /** Pages of one client that may wait until they are rendered; each client's come in turn. */
  readonly pagesOfOneWaiting: number;
  /** How often connections are looked through for requests that are late. */
  readonly checkMs: number;
  /** Time in which a call that needs the database must have been answered; then it is 503. */
  readonly handlerMs: number;
  /** The same for a call with documents, which are looked into and made anew. */
  readonly documentsMs: number;
  /** Time in which a page or a file must have arrived, however slow the line; then it is cut. */
  readonly transferMs: number;
  /** Time after which a connection on which nothing moves is closed. */
  readonly idleMs: number;
  /** Time an unused connection is kept for the next request. */
  readonly keepAliveMs: number;
  /** Mean delay of the event loop, over one sample, from which on requests are turned away. */
  readonly eventLoopDelayMs: number;
  /** How often the delay of the event loop and the memory are looked at: a shorter standstill of the machine is no load. */
  readonly pressureSampleMs: number;
  /** Newsletter sign-ups an address may send in a minute. */
  readonly signUpsPerMinute: number;
  /** Largest body of a trade application: five documents of 2 MiB, written in base64, and its fields. */
  readonly registrationBytes: number;
  /** Trade applications an address may send in a minute. */
  readonly registrationsPerMinute: number;
  /** Links to go on with an application that may be mailed to one letter-box in a day, and as many sign-ups; 0 is no limit. */
  readonly namedPerLetterBoxPerDay: number;
  /** Of these, by one network, so that nobody uses up another's day; 0 is no limit. */
  readonly namedByNetworkPerDay: number;
  /** All of these, and applications, that may come from one network in a day; each makes the house write a mail. 0 is no limit. */
  readonly namedPerNetworkPerDay: number;
  /** Largest body of what a draft holds besides its documents: forty people, each field as long as it may be. */
  readonly draftBytes: number;
  /** Largest body of one document of a draft: 2 MiB, written in base64. */
  readonly draftFileBytes: number;
  /** Calls about drafts an address may make in a minute, and about their documents; mails it may ask for in an hour. */
  readonly draftCallsPerMinute: number;
  readonly draftFilesPerMinute: number;
  readonly draftMailsPerHour: number;
}

export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 64 * 1024,
  jsonDepth: 20,
  jsonValues: 10_000,
  headersMs: 10_000,
  requestMs: 15_000,
  uploadMs: 300_000,
  uploadBytesAtATime: 336 * 1024 * 1024,
  uploadsOfOneAtATime: 8,
  uploadPatienceMs: 10_000,
  unsentBytes: 256 * 1024 * 1024,
  unsentBytesOfOne: 64 * 1024 * 1024,
  pagesOfOneWaiting: 200,
  checkMs: 1000,
  handlerMs: 10_000,
  documentsMs: 60_000,
  transferMs: 600_000,
  idleMs: 30_000,
  keepAliveMs: 65_000,
  eventLoopDelayMs: 1000,
  pressureSampleMs: 3000,
  signUpsPerMinute: 30,
  registrationBytes: 14 * 1024 * 1024,
  registrationsPerMinute: 120,
  namedPerLetterBoxPerDay: LETTER_BOX_MAILS_PER_DAY,
  namedByNetworkPerDay: 5,
  namedPerNetworkPerDay: 100,
  draftBytes: 256 * 1024,
  draftFileBytes: 3 * 1024 * 1024,
  draftCallsPerMinute: 240,
  draftFilesPerMinute: 120,
  draftMailsPerHour: 20,
};
