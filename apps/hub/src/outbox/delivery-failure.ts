/** Why a message could not be handed over. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  /** Trying again would give the same: the message is given up. */
  readonly permanent: boolean;
  /** The other side has said when to come again. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    {
      permanent = false,
      retryAfterMs,
      cause,
    }: { permanent?: boolean; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs;
  }
}
