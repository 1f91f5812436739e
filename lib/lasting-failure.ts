const NAME = 'LastingFailure';

/** A failure that no repetition mends: the queue gives its job up at once. Message and code may be logged. */
export class LastingFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
    this.name = NAME;
  }
}

/** By its name: an error of another thread arrives as a copy. */
export function isLastingFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
