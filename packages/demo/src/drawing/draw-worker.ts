import { drawJob } from './draw-job.ts';
import { serveJobs } from './serve-jobs.ts';

serveJobs(drawJob);
