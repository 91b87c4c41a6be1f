import { homeUrl, storeLocatorUrl } from '@selvedge/contract/urls';
import { useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { PlainButton } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './letter-form.module.css';
import { LetterForm, type WritableStore } from './letter-form.tsx';
import rows from './project-list.module.css';
import { ProjectList } from './project-list.tsx';
import page from './project-list-page.module.css';
import { useProjectList } from './use-project-list.ts';

const HEADING = 'Send to a store';

/** The visitor's project list, and under it the letter that sends it to a store. Source: decision 49. */
export function ProjectListPage(props: {
  readonly stores: readonly WritableStore[];
  readonly askedStore: string;
}) {
  const { stores, askedStore } = props;
  const list = useProjectList();
  const [sentTo, setSentTo] = useState('');
  return (
    <div className={page.page}>
      <Section label="Your products">
        <noscript>
          <p>
            Your project list is kept by your browser, and shown where it runs scripts. Without
            them, <a href={storeLocatorUrl()}>our stores</a> help you with your choice.
          </p>
        </noscript>
        {list && <ProjectList list={list} />}
      </Section>
      {list && sentTo !== '' && (
        <Section label={HEADING} tone="ground">
          <Sent store={sentTo} onWriteAgain={() => setSentTo('')} />
        </Section>
      )}
      {list && list.length > 0 && sentTo === '' && (
        <Section heading={HEADING} tone="ground">
          {stores.length > 0 ? (
            <LetterForm list={list} stores={stores} askedStore={askedStore} onSent={setSentTo} />
          ) : (
            <p>
              No store takes letters here at the moment. You find addresses and telephone numbers
              with <Anchor href={storeLocatorUrl()}>our stores</Anchor>.
            </p>
          )}
        </Section>
      )}
    </div>
  );
}

/** The form that had it is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Says where the letter went; the list stays. */
function Sent(props: { readonly store: string; readonly onWriteAgain: () => void }) {
  return (
    <div className={styles.sent}>
      <h2 ref={takeFocus} tabIndex={-1} className={styles.sentHeading}>
        Your project list went to {props.store}
      </h2>
      <p>The store answers you by e-mail. Your list stays here until you take its products out.</p>
      <p className={styles.ways}>
        <Anchor href={homeUrl()}>Go on looking</Anchor>
        <Anchor href={storeLocatorUrl()}>Our stores</Anchor>
        <PlainButton className={rows.button} onClick={props.onWriteAgain}>
          Write to a store again
        </PlainButton>
      </p>
    </div>
  );
}
