import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

/** A button that shows a sign alone, as large as a thumb. Its name is told by `aria-label` or by hidden words in it. */
export function IconButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.button, className)} />;
}

/** The same where it leads somewhere, such as to what stands for it until the page's scripts are there. */
export function IconLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.button, className)}>
      {children}
    </a>
  );
}
