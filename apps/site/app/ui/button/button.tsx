import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { startRipple } from '../ripple.ts';
import styles from './button.module.css';

interface Look {
  /** White on black, or black on white with a line around it. Default: solid. */
  readonly variant?: 'solid' | 'outline';
  /** Takes the whole width of its place. */
  readonly wide?: boolean;
}

function lookClass({ variant, wide }: Required<Look>, className: string | undefined): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, className);
}

function ripple(event: PointerEvent<HTMLElement>): void {
  startRipple(event.currentTarget, styles.ripple ?? '', event.clientX, event.clientY);
}

/** A button: square, uppercase, 53 pixels high, with a ripple of 550 ms. [GEN-16] */
export function Button({
  variant = 'solid',
  wide = false,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={lookClass({ variant, wide }, className)}
      onPointerDown={(event) => {
        ripple(event);
        rest.onPointerDown?.(event);
      }}
    />
  );
}

/** A link that looks as a {@link Button}. */
export function ButtonLink({
  variant = 'solid',
  wide = false,
  className,
  ...rest
}: Look & AnchorProps & { readonly children: ReactNode }) {
  return (
    <Anchor {...rest} className={lookClass({ variant, wide }, className)} onPointerDown={ripple} />
  );
}
