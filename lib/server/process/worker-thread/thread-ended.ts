import 'server-only';

const NAME = 'ThreadEnded';

/** The worker thread ended before the task did; whether the task had an effect is unknown. */
export class ThreadEnded extends Error {
  override readonly name = NAME;
}

// Instrumentation and routes are separate bundles, each with a class of its own.
export function isThreadEnded(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}
