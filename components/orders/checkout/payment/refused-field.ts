import type { ApiFailure } from '../state/call-api';
import type { Step } from '../state/checkout-state';

/** The step of each field of an order, by the server's names. */
const steps: readonly (readonly [RegExp, Step])[] = [
  [/^customer/, 'customer'],
  [/^(booking(Date|Time|Type)|notes)$/, 'booking'],
];

type RefusedField = {
  name: string;
  /** The server's sentence. */
  message: string;
  /** Where it can be corrected; null if only by paying again. */
  step: Step | null;
};

/** The first value of an order that the server refused, or null if it failed for another reason. */
export function refusedField(failure: ApiFailure): RefusedField | null {
  if (failure.kind !== 'refused') return null;
  const [first] = Object.entries(failure.fields);
  if (!first) return null;
  const [name, message] = first;
  return { name, message, step: steps.find(([pattern]) => pattern.test(name))?.[1] ?? null };
}
