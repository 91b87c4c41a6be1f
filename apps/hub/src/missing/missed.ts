import type { FailedPlanOf } from '../on-site/failed-plans.ts';
import { failureSentence } from '../on-site/plan-words.ts';
import { isGlobal } from '../projections/projections.ts';
import type { Missing } from './read-missing.ts';

/** What was planned and not done, as a line of work. */
export const missed = (plan: FailedPlanOf): Missing => ({
  what: plan.name,
  why: failureSentence(plan),
  href: isGlobal(plan.slug)
    ? `/admin/globals/${plan.slug}`
    : `/admin/collections/${plan.slug}/${plan.id}`,
});
