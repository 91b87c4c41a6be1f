import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './spinner.module.css';

/** Says that something is on its way. `label` is what is read out. */
export function Spinner(props: { readonly label: string; readonly small?: boolean }) {
  return (
    <span role="status">
      <span className={classNames(styles.spinner, props.small && styles.small)} />
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </span>
  );
}
