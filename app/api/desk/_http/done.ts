import type { Result } from '@/lib/shared/result';
import { privateProblem } from '../../(server)/_http/private-problem';
import { typedJson } from '../../(server)/_http/typed-json';

type Outcome = Promise<Result<object, Parameters<typeof privateProblem>[0]>>;

/** `{}` for what was done, and nothing of how; or its refusal. */
export async function done(outcome: Outcome, status = 200) {
  const result = await outcome;
  return result.ok ? typedJson({}, { status }) : privateProblem(result.reason);
}
