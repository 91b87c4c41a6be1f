import type { Successor } from '@selvedge/contract/successor';
import { productUrl } from '@selvedge/contract/urls';
import { Link } from 'react-router';
import styles from './colourway-withdrawn.module.css';

/** Says that a colourway is not sold any longer, and what took its place. */
export function ColourwayWithdrawn(props: {
  readonly colour: string;
  readonly successor: Successor;
}) {
  const { colour, successor } = props;
  return (
    <p className={styles.notice} role="note">
      The colour {colour} is no longer available. Its successor is{' '}
      <Link to={productUrl(successor)}>
        {successor.design} in {successor.colour}
      </Link>
      .
    </p>
  );
}
