/** The path under which the calls of applicants stand; the cookie with a draft's key is sent there and nowhere else. */
export const APPLICANTS_PATH = '/consumer';

/** Where an application is sent. Source: CALL-24. */
export const REGISTRATION_PATH = `${APPLICANTS_PATH}/request-user-registration`;

/** The path under which the calls of drafts stand. */
export const DRAFT_PATH = `${APPLICANTS_PATH}/registration-draft`;
