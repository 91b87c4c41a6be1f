import type { JobsConfig } from 'payload';
import { nobody } from '../../access/roles.ts';

/** Every five seconds: what is scheduled for a minute is there before the minute is well begun. */
const EVERY_FIVE_SECONDS = '*/5 * * * * *';
const JOBS_AT_ONCE = 50;

const never = (): boolean => false;

/**
 * Publishing and unpublishing at a time to come, run by the hub's own process. What a hub that was killed had begun is
 * taken up again by the next. Forms schedule by Payload's own functions; by REST nobody touches a job.
 */
export const scheduledPublishing: JobsConfig = {
  async autoRun(payload) {
    await payload.update({
      collection: 'payload-jobs',
      where: { processing: { equals: true } },
      data: { processing: false },
      overrideAccess: true,
    });
    return [{ cron: EVERY_FIVE_SECONDS, limit: JOBS_AT_ONCE, silent: { info: true } }];
  },
  access: { run: never, queue: never, cancel: never },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  }),
};
