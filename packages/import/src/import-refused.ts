/**
 * The whole file, mapping or call is refused and nothing was written. The message is written for the person who called:
 * it says what is wrong and what would be right.
 */
export class ImportRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportRefused';
  }
}

/** No ready mapping knows the columns of the file: somebody has to say which is which. */
export class UnknownHeader extends ImportRefused {
  readonly columns: readonly string[];

  constructor(message: string, columns: readonly string[]) {
    super(message);
    this.columns = columns;
  }
}
