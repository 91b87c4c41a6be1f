/** What came of what a person did, told to whoever sees it and to whoever hears it. */
export interface Flash {
  readonly text: string;
  readonly isProblem: boolean;
}

export const NO_FLASH: Flash = { text: '', isProblem: false };

export function FlashMessage({ flash: { text, isProblem } }: { readonly flash: Flash }) {
  return (
    <p
      className="hub-people__flash"
      role={isProblem ? 'alert' : 'status'}
      data-problem={isProblem || undefined}
    >
      {text}
    </p>
  );
}
