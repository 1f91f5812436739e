/**
 * Runs a job and notes when it has finished. A sweep whose fault is an AggregateError has visited everything and could not do
 * single things: that is a run, and the fault is thrown on. Every other fault is none.
 */
export async function runAndNote(run: () => Promise<void>, note: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (isOfSingleThings(error)) await note();
    throw error;
  }
  await note();
}

/** Node's own AggregateError, of a host that does not answer at any of its addresses, has a code. */
function isOfSingleThings(error: unknown): boolean {
  return error instanceof AggregateError && !('code' in error);
}
