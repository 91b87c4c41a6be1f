import { newsletterConfirmationUrl } from '@selvedge/contract/urls';
import { NewsletterConfirmation } from '../content/newsletter/newsletter-confirmation.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import type { Route } from './+types/newsletter-confirm';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm your newsletter',
    description: 'Say yes to our newsletter.',
    canonicalPath: newsletterConfirmationUrl(),
  });

/** Where a mailed link leads. It confirms nothing by itself, since programs open links too: a button does. */
export default function NewsletterConfirm() {
  return <NewsletterConfirmation />;
}
