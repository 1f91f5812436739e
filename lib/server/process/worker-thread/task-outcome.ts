import 'server-only';

/** The result of a task in another thread. An Error may hold values that cannot be copied, so it is described. */
export type Outcome = { value: unknown } | { fault: Fault };
type Fault = { name: string; message: string; stack?: string | undefined; code?: string };

export function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => ({ fault: describeFault(error) }),
  );
}

function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: String(error.code) }) };
}
