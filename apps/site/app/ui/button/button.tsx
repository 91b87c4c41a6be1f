import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../use-hydrated.ts';
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

/**
 * A button without a look. What only the page's scripts can do waits for them: until then it is disabled, so that no click
 * is lost.
 */
export function PlainButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  const isLoading = !useHydrated() && type === 'button';
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || isLoading}
      aria-busy={rest['aria-busy'] ?? (isLoading || undefined)}
    />
  );
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
    <PlainButton
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

/**
 * Starts a ripple at a point of the element, in viewport pixels; its time and look are the class's. The spot is placed
 * through the style object, which a strict Content-Security-Policy allows, and takes itself away at its end. [GEN-16]
 */
function startRipple(element: HTMLElement, className: string, x: number, y: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const box = element.getBoundingClientRect();
  const reach = Math.hypot(
    Math.max(x - box.left, box.right - x),
    Math.max(y - box.top, box.bottom - y),
  );
  const spot = document.createElement('span');
  spot.className = className;
  spot.ariaHidden = 'true';
  spot.style.width = `${2 * reach}px`;
  spot.style.left = `${x - box.left - reach}px`;
  spot.style.top = `${y - box.top - reach}px`;
  spot.addEventListener('animationend', () => spot.remove());
  spot.addEventListener('animationcancel', () => spot.remove());
  element.append(spot);
}

/** A button that shows a sign alone, as large as a thumb. Its name is told by `aria-label` or by hidden words in it. */
export function IconButton({ className, ...rest }: ComponentProps<'button'>) {
  return <PlainButton {...rest} className={classNames(styles.icon, className)} />;
}

/** The same where it leads somewhere, such as to what stands for it until the page's scripts are there. */
export function IconLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.icon, className)}>
      {children}
    </a>
  );
}
