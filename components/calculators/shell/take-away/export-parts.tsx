import { withMessages } from '@/components/shared/browser/with-messages';
import messages from '@/messages/calculators/tools/take-away.json';
import { CarryResult } from './carry-result';
import { TakeAwayActions, type TakeAwayActionsProps } from './take-away-actions';

export type ExportPartsProps = TakeAwayActionsProps & {
  /** The result for an adviser. */
  paragraph: string;
};

/** What can be done with a result: link, file, print, consultation or booking. */
function Exports({ paragraph, ...actions }: ExportPartsProps) {
  return (
    <>
      <TakeAwayActions {...actions} />
      <CarryResult paragraph={paragraph} />
    </>
  );
}

export const ExportParts = withMessages(messages, Exports);
