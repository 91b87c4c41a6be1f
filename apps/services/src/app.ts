import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { OPERATIONS } from '@selvedge/contract/operations';
import { requestId } from '@selvedge/contract/request-id';
import { diskProblem } from '@selvedge/database/disk-room';
import type { InboxSize } from '@selvedge/database/inbox-size';
import { documentExaminer, type ExamineDocument } from '@selvedge/documents/examine-document';
import { clamavScanner } from '@selvedge/documents/virus-scanner';
import { openOriginals } from '@selvedge/pictures/open-originals';
import { s3SettingsOf } from '@selvedge/pictures/s3-settings';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { contentCalls, inProcessContentService } from './content/calls.ts';
import { CONTENT_OPERATIONS, contentRoutes } from './content/routes.ts';
import { pageAsker } from './counters/ask-page.ts';
import {
  type AddFailedSearches,
  failedSearchCounter,
  unfollowedSearchRoutes,
} from './counters/failed-searches.ts';
import { type AddPageViews, pageViewCounter, pageViewRoutes } from './counters/page-views.ts';
import type { KeepEnquiry } from './enquiries/keep-enquiry.ts';
import { ENQUIRY_OPERATIONS, enquiryRoutes } from './enquiries/routes.ts';
import { refuseWrongHosts, routedPath } from './hosts.ts';
import { arriveInTurns } from './http/arrival-turns.ts';
import { RequestFailure } from './http/failure.ts';
import {
  answerClientError,
  answerFailures,
  answerFrameworkError,
  refuseExpectation,
} from './http/failure-answers.ts';
import { healthRoutes, type Lifecycle, refuseUnderPressure } from './http/health.ts';
import { type InboxBudget, inboxBudget, refuseWhenFull } from './http/inbox-budget.ts';
import { DEFAULT_LIMITS, type Limits } from './http/limits.ts';
import { listener } from './http/listener.ts';
import { logOptions } from './http/logging.ts';
import { serveMetrics } from './http/metrics.ts';
import { limitApplicants, limitRate, NAMED_WITHOUT_LIMIT } from './http/rate-limit.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { boundUnsentAnswers } from './http/unsent-answers.ts';
import {
  type KeepConfirmation,
  type KeepSignUp,
  NOTIFICATION_OPERATIONS,
  notificationRoutes,
} from './newsletter/routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import type { FindPreview } from './pages/previews.ts';
import type { Site } from './pages/site.ts';
import { serveAssets } from './pages/static-files.ts';
import { webManifestRoutes } from './pages/web-manifest.ts';
import type { PictureMaker } from './pictures/picture-maker.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import { inProcessProductService, productCalls } from './products/calls.ts';
import { PRODUCT_OPERATIONS, productRoutes } from './products/routes.ts';
import type { CorrectionStore } from './registration/corrections/correction-store.ts';
import { CORRECTION_OPERATION_NAMES, correctionRoutes } from './registration/corrections/routes.ts';
import type { DraftLinks } from './registration/drafts/draft-links.ts';
import type { DraftStore } from './registration/drafts/draft-store.ts';
import { DRAFT_OPERATION_NAMES, draftRoutes } from './registration/drafts/routes.ts';
import { draftSender } from './registration/drafts/send-draft.ts';
import {
  applicationTaker,
  REGISTRATION_OPERATIONS,
  registrationRoutes,
} from './registration/routes.ts';
import type { FindSent, KeepRegistration } from './registration/store-registration.ts';
import { sceneRoutes } from './scenes/routes.ts';
import { openSceneLibrary } from './scenes/scene-library.ts';
import { searchEngineRoutes } from './search-engines/routes.ts';
import { mountService } from './service-host.ts';
import type { Settings } from './settings.ts';
import type { SnapshotSource } from './snapshot/snapshot.ts';
import { ONLY_WORKER, type Worker, workerFolder } from './worker.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly source: SnapshotSource;
  readonly keepSignUp: KeepSignUp;
  /** Keeps the yes of an address that was signed up; without it no link is known. */
  readonly keepConfirmation?: KeepConfirmation;
  /** Keeps letters to stores; without it there is no such call. */
  readonly keepEnquiry?: KeepEnquiry;
  readonly storeRegistration: KeepRegistration;
  /** Where applications are kept while they are written; without it they are not. */
  readonly drafts?: {
    readonly store: DraftStore;
    readonly links: DraftLinks;
    readonly findSent: FindSent;
  };
  /** Where corrections that the desk asked for are found and kept; without it there are none. */
  readonly corrections?: CorrectionStore;
  /** What drafts and applications take in the database; without it they are not bounded in all. */
  readonly measureInbox?: () => Promise<InboxSize>;
  readonly addPageViews: AddPageViews;
  /** Where searches in vain are counted; without it they are not. */
  readonly addFailedSearches?: AddFailedSearches;
  /** Finds content before it is published; without it no link shows any. */
  readonly findPreview?: FindPreview;
  /** Where the scenes lie; by default those that come with the program. */
  readonly scenesFolder?: string | undefined;
  /** The pages; without them the application is its services only. */
  readonly site?: Site;
  readonly limits?: Partial<Limits>;
  /** Where log lines go; standard output by default. */
  readonly logStream?: { write(line: string): void };
  /** Which of the processes this is that serve the same port; by default there is no other. */
  readonly worker?: Worker;
  /** Where what is measured is counted; by default in one of its own. */
  readonly registry?: Registry;
  /** Told by whoever stops the process, before the application is closed. */
  readonly lifecycle?: Lifecycle;
}

/** Longest path of a page or call, in bytes; Node.js bounds the whole head of a request at 16 KiB. */
const PATH_BYTES = 8192;

/** What stores something of a stranger's, and what names an applicant, by their paths. */
const STORING = [
  OPERATIONS.registration,
  OPERATIONS.saveDraft,
  OPERATIONS.saveDraftDocument,
  OPERATIONS.sendCorrections,
].map(({ path }) => path);
const APPLYING = [OPERATIONS.registration.path];
const NAMING = [...APPLYING, OPERATIONS.mailDraftLink.path];

const isHttpsOrigin = ({ PUBLIC_ORIGIN }: Settings): boolean =>
  PUBLIC_ORIGIN?.startsWith('https:') ?? false;

function bareApp({ settings, logStream }: AppOptions, limits: Limits): FastifyInstance {
  const isPublicHttps = isHttpsOrigin(settings);
  const app = fastify({
    ...logOptions(settings.LOG_LEVEL, logStream),
    genReqId: ({ headers }) => requestId(headers.traceparent),
    rewriteUrl: routedPath,
    trustProxy: settings.TRUST_PROXY ?? false,
    bodyLimit: limits.bodyBytes,
    serverFactory: (answer) => listener(answer, settings, limits, refuseExpectation(isPublicHttps)),
    routerOptions: { maxParamLength: PATH_BYTES },
    clientErrorHandler: answerClientError(isPublicHttps),
    frameworkErrors: answerFrameworkError(isPublicHttps),
    forceCloseConnections: 'idle',
  });
  // A logger of its own for each request costs more than most requests; the request log writes the id itself.
  return app.setChildLoggerFactory((logger) => logger);
}

/**
 * Composes the public process: pages, product service and notification service on one routing table. It listens
 * nowhere yet; tests inject.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, source, site, worker = ONLY_WORKER } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const publicOrigin = settings.PUBLIC_ORIGIN;
  const mailedOrigin = publicOrigin ?? `http://localhost:${settings.PORT}`;
  const isPublicHttps = isHttpsOrigin(settings);
  const app = bareApp(options, limits);
  const lifecycle = options.lifecycle ?? { stopping: false };

  setSecurityHeaders(app, isPublicHttps);
  answerFailures(app);
  arriveInTurns(app);
  refuseWrongHosts(app);
  cutSlowBodies(app, limits, isPublicHttps);
  const budget: InboxBudget = inboxBudget(
    options.measureInbox ?? (async () => ({ bytes: 0, draftBytes: 0 })),
    settings.INBOX_LIMIT_MB * 2 ** 20,
  );
  let pictures: PictureMaker | undefined;
  serveMetrics(app, source, {
    registry: options.registry ?? new Registry(),
    figuresOfOthers: worker.figuresOfOthers,
    dataDir: settings.DATA_DIR,
    token: settings.METRICS_TOKEN,
    inbox: budget,
    waitingPictures: () => pictures?.waiting() ?? 0,
  });
  refuseUnderPressure(app, limits);
  await limitRate(app, settings.RATE_LIMIT);
  const askPage = pageAsker(app);
  boundUnsentAnswers(app, limits); // by what they are before they are compressed
  await compressAnswers(app);

  const { CLAMAV_HOST: host, CLAMAV_PORT: port } = settings;
  const look = documentExaminer(host === undefined ? undefined : clamavScanner({ host, port }));
  const examine: ExamineDocument = (bytes, saidType, client, signal) =>
    look(bytes, saidType, client, signal).catch((cause: unknown) => {
      signal?.throwIfAborted(); // nobody waits for it any more
      const msg = 'Documents cannot be looked into just now; try again in a moment';
      throw new RequestFailure(503, msg, { retryAfterSeconds: 10, cause });
    });
  const countSearch = failedSearchCounter(
    app,
    options.addFailedSearches ?? (async () => undefined),
  );
  const calls = productCalls(source, (query) => countSearch('nothing found', query));
  const content = contentCalls(source);
  const health = healthRoutes(source, lifecycle, () => diskProblem(settings.DATA_DIR));
  const shared = { health, limits, publicOrigin };
  const applicants = settings.RATE_LIMIT === 0 ? NAMED_WITHOUT_LIMIT : limits;
  await app.register(health);
  await mountService(app, {
    ...shared,
    service: 'product',
    operations: [
      ...PRODUCT_OPERATIONS,
      ...CONTENT_OPERATIONS,
      ...REGISTRATION_OPERATIONS,
      ...DRAFT_OPERATION_NAMES,
      ...CORRECTION_OPERATION_NAMES,
    ],
    routes: async (scope) => {
      await scope.register(productRoutes(calls, source));
      await scope.register(contentRoutes(content));
      refuseWhenFull(scope, budget, STORING, settings.RATE_LIMIT > 0);
      limitApplicants(scope, applicants, NAMING, APPLYING);
      const take = applicationTaker(options.storeRegistration, examine);
      const sendKept = options.drafts && draftSender({ ...options.drafts, take });
      await scope.register(registrationRoutes(take, sendKept, limits));
      if (options.drafts)
        await scope.register(draftRoutes({ ...options.drafts, examine, limits, mailedOrigin }));
      if (options.corrections)
        await scope.register(correctionRoutes(options.corrections, examine, limits));
    },
  });
  await mountService(app, {
    ...shared,
    service: 'notification',
    operations: [...NOTIFICATION_OPERATIONS, ...ENQUIRY_OPERATIONS],
    routes: async (scope) => {
      // A letter is mailed to the store, and not to the address that it names.
      const writing = [OPERATIONS.enquiry.path];
      limitApplicants(scope, applicants, [OPERATIONS.signUp.path, ...writing], writing);
      const keepConfirmation = options.keepConfirmation ?? (async () => false);
      await scope.register(notificationRoutes(options.keepSignUp, keepConfirmation, limits));
      if (options.keepEnquiry)
        await scope.register(enquiryRoutes(options.keepEnquiry, source, limits));
    },
  });
  await app.register((scope) => searchEngineRoutes(scope, { source, publicOrigin }));
  await app.register((scope) => webManifestRoutes(scope, source));
  await app.register((scope) =>
    pageViewRoutes(scope, pageViewCounter(options.addPageViews), source, askPage),
  );
  await app.register((scope) => unfollowedSearchRoutes(scope, countSearch));
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.handlerTimeout = limits.transferMs;
    });
    const mediaDir = join(settings.DATA_DIR, 'media');
    const originals = openOriginals(mediaDir, s3SettingsOf(settings));
    const ownDir = workerFolder(settings.DATA_DIR, worker.number);
    pictures = await servePictures(pages, ownDir, originals, { mediaDir });
    const library = await openSceneLibrary(options.scenesFolder);
    await pages.register((scope) => sceneRoutes(scope, { library, ownDir, originals, calls }));
    if (!site) return;
    if (site.clientDir) await serveAssets(pages, site.clientDir);
    const product = inProcessProductService(calls);
    const contentService = inProcessContentService(content);
    const servicesMode = settings.SERVICES;
    await pageRoutes(pages, {
      site,
      source,
      product,
      content: contentService,
      scenes: library.summaries,
      publicOrigin,
      servicesMode,
      isNewsletterConfirmed: settings.NEWSLETTER_CONFIRMATION === 'on',
      findPreview: options.findPreview ?? (async () => null),
      mostWaiting: limits.pagesOfOneWaiting,
    });
  });
  return app;
}

/** Below this an answer fits into one packet anyway. */
const THRESHOLD_BYTES = 1024;

/**
 * Compresses answers for those who take it. The levels are low on purpose: answers are made anew each time, and at
 * these levels a page of products costs less to compress than to send.
 */
async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  });
}
