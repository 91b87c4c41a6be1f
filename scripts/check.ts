import { forgetReports, staticChecks } from './checks/static-checks.ts';
import { endWith } from './checks/tally.ts';
import { runVitest } from './checks/vitest-run.ts';

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
