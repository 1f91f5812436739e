import messages from '@/messages/tools/take-away.json';
import { CarryResult } from './carry-result';
import { TakeAwayActions, type TakeAwayActionsProps } from './take-away-actions';

export type ExportPartsProps = TakeAwayActionsProps & {
  /** The result for an adviser. */
  paragraph: string;
};

/** What can be done with a result: link, file, print, consultation or booking. */
function ExportParts({ paragraph, ...actions }: ExportPartsProps) {
  return (
    <>
      <TakeAwayActions {...actions} />
      <CarryResult paragraph={paragraph} />
    </>
  );
}

export { ExportParts, messages };
