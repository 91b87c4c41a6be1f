import { Section } from '../../ui/section/section.tsx';
import { Spinner, Waiting } from '../../ui/spinner/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import styles from './design-guide.module.css';

/** Waiting, nothing, failed. */
export function States() {
  return (
    <>
      <Section heading="Waiting">
        <div className={styles.row}>
          <Spinner label="Loading the example" />
          <Spinner label="Loading the small example" small />
        </div>
        <Waiting text="A whole page on its way" />
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
    </>
  );
}
