declare module '@marbec/web-auto-extractor' {
  /** Structured data of a page, in the form that the validator takes. */
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    readonly rootType: string;
  }

  /** Compares structured data with what search engines ask for. */
  export default class Validator {
    validate(data: object): Promise<Issue[]>;
  }
}
