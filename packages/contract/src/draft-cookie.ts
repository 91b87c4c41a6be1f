/**
 * The cookie that tells the wizard's page, and nobody else, that there is a draft to load. It opens nothing. Browser code
 * may import this.
 */
export const DRAFT_MARK = 'registration_kept';

/** Whether a request for the wizard's page comes from somebody who has a draft. */
export const hasDraftMark = (cookies: string | null | undefined): boolean =>
  cookies?.split(';').some((pair) => pair.trim() === `${DRAFT_MARK}=1`) ?? false;
