import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import styles from './design-guide.module.css';

const DEEP = Array.from({ length: 10 }, (_, place) => ({
  label: `Step ${place + 1}`,
  ...(place < 9 && { href: '#design-top' }),
}));

/** Waiting, nothing, failed; and the way to a page that lies deep. */
export function States() {
  return (
    <>
      <Section heading="Waiting">
        <div className={styles.row}>
          <Spinner label="Loading the example" />
          <Spinner label="Loading the small example" small />
        </div>
      </Section>
      <Section label="Nothing to show">
        <EmptyState heading="No items found" text="Try fewer filters, or another name for it." />
      </Section>
      <Section label="Failed" tone="ground">
        <ErrorState
          heading="An error occurred, please try again later"
          text="The words say what failed, and the button tries again."
          onRetry={() => undefined}
        />
      </Section>
      <Section heading="Breadcrumb">
        <Breadcrumb items={DEEP} />
      </Section>
    </>
  );
}
