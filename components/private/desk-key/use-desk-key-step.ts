import { orDeskFault } from '../desk/desk-fault';
import { useDeskChange } from '../desk/use-desk-change';

/** One of the steps. What it throws besides faults is one too. */
export function useDeskKeyStep<Input = void>(step: (input: Input) => Promise<void>) {
  return useDeskChange((input: Input) => orDeskFault(step(input)));
}
