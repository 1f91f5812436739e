/** How its message begins: that is what the queue stores of an error, and what a copy from another thread keeps. */
export const PERMANENT_PREFIX = 'Permanent: ';

/** A failure that no repetition mends: the queue gives its job up. The rest of its message, and its code, may be logged. */
export class PermanentFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(`${PERMANENT_PREFIX}${message}`);
    this.name = 'PermanentFailure';
  }
}
