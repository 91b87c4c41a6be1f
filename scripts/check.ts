import { forgetReports, staticChecks } from './static-checks.ts';
import { elapsed } from './steps.ts';
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
const failed = checks.failed + units.failed;
console.log(`\nAll parts took ${elapsed()}.`);
console.log(`${checks.passed + units.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
