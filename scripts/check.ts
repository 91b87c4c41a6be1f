import { forgetReports, staticChecks } from './static-checks.ts';
import { endWith } from './tally.ts';
import { runVitest } from './vitest-run.ts';

/** `npm run check`: the fast part of `npm test`, without database and browser. */
forgetReports();
const checks = await staticChecks();
const units = await runVitest([
  '--project',
  'contract',
  '--project',
  'site',
  '--project',
  'repository',
]);
endWith([checks, units]);
