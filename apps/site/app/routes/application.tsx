import { titleCase } from '@selvedge/contract/text';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import type { Route } from './+types/application';

export default function Application({ params }: Route.ComponentProps) {
  return <PageIntro heading={`Discover - ${titleCase(params.application)}`} />;
}
