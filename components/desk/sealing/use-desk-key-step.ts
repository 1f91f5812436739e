import { orDeskFault } from '../shared/desk-fault';
import { useDeskChange } from '../shared/use-desk-change';

/** One of the steps. What it throws besides faults is one too. */
export function useDeskKeyStep<Input = void>(step: (input: Input) => Promise<void>) {
  return useDeskChange((input: Input) => orDeskFault(step(input)));
}
