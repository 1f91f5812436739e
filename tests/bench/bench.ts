import { type Stack, startStack } from '../support/stack/stack';
import type { PlainServer } from './plain-server';
import type { Row } from './table';

/** What every part is given: the server that does nothing, for comparison. */
export type Bench = { plain: PlainServer };

export type Part = (bench: Bench) => Promise<Row[]>;

/** The product as it is deployed, on a database of its own, for as long as `measure` takes. */
export async function withStack<Result>(
  env: Record<string, string>,
  measure: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  const stack = await startStack({ env: { LOG_LEVEL: 'warn', ...env } });
  try {
    return await measure(stack);
  } finally {
    await stack.stop();
  }
}
