import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { EpochCode } from '@/components/private/desk/epoch-code';
import { confirmWithPasskey } from '@/components/private/desk/passkeys/confirm-with-passkey';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { registerSessionHandler, type UnvouchedKey } from '@/components/private/desk/session-handler';
import { useChangeSession } from '@/components/private/desk/use-session';
import { SmallButton } from '@/components/private/small-button';
import { useAttempt } from '@/components/private/use-attempt';
import { useAsked } from '@/components/shared/browser/use-asked';
import { Notice } from '@/components/shared/ui/notice';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';
import { DemonstrationEntry } from './demonstration-entry';

type Props = {
  onDone: (isConfirmed: boolean) => void;
  /** Where the key on paper is a way in too: then the passkey is not asked for at once. */
  demonstration: { onEntered: (staff: StaffPerson) => void } | null;
};

/** Asks for the passkey at once; after a touch that was not given it can be asked for again, or left. */
export function ConfirmDialog({ onDone, demonstration }: Props) {
  const t = useTranslations('DeskFrame.confirm');
  const shared = useTranslations('DeskShared');
  const { mutate, error, isPending } = useAttempt(confirmWithPasskey, { onSuccess: () => onDone(true) });
  const asksAtOnce = demonstration === null;
  useEffect(() => {
    if (asksAtOnce) mutate();
  }, [asksAtOnce, mutate]);
  return (
    <DeskDialog open onClose={() => onDone(false)} title={t('title')}>
      <p>{t('text')}</p>
      <p role="status" className="mt-4 font-bold">
        {isPending && t('waiting')}
      </p>
      {error && !isPending && <ProblemNote problem={error} />}
      <p className="mt-6 flex flex-wrap gap-3">
        <SmallButton look="solid" isBusy={isPending} onClick={() => mutate()}>
          {t(asksAtOnce || error ? 'again' : 'touch')}
        </SmallButton>
        <SmallButton onClick={() => onDone(false)}>{shared('cancel')}</SmallButton>
      </p>
      {demonstration && (
        <div className="mt-6">
          <DemonstrationEntry {...demonstration} />
        </div>
      )}
    </DeskDialog>
  );
}

type UnvouchedKeyDialogProps = { unvouched: UnvouchedKey; onAnswer: (goesOn: boolean) => void };

/** Before anything is done with a key that a passkey does not know to be the desk's: its person compares, and decides. */
export function UnvouchedKeyDialog({
  unvouched: { unvouched, following, isPaperTold },
  onAnswer,
}: UnvouchedKeyDialogProps) {
  const t = useTranslations('DeskFrame.unvouched');
  const epochs = [...unvouched, ...following];
  const isKey = epochs.length > 0;
  return (
    <ActionDialog
      title={t(titleOf(unvouched.length > 0, isKey))}
      submit={t(isKey ? 'goOn' : 'goOnKnowing')}
      cancel={t('stop')}
      call={{ isPending: false, error: null }}
      onSubmit={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {isKey && (
        <>
          {unvouched.length > 0 ? <Notice>{t('text')}</Notice> : <p>{t('newText')}</p>}
          <p>{t('compare')}</p>
          <dl className="grid gap-3">
            {epochs.map((epoch) => (
              <EpochCode key={epoch.epoch} epoch={epoch} />
            ))}
          </dl>
        </>
      )}
      {!isPaperTold && <Notice>{t('paper')}</Notice>}
    </ActionDialog>
  );
}

function titleOf(isUnvouched: boolean, isKey: boolean) {
  if (isUnvouched) return 'title';
  return isKey ? 'newTitle' : 'paperTitle';
}

type Confirmation = {
  isAsked: boolean;
  answer: (isConfirmed: boolean) => void;
  /** What its person is told of, and asked whether to go on; null if nothing. */
  unvouched: UnvouchedKey | null;
  decide: (goesOn: boolean) => void;
};

/** Answers the calls of the desk that need a touch, or a decision; several at once wait for the same one. */
export function useConfirmation(): Confirmation {
  const { isAsked, ask: confirm, answer } = useAsked<boolean>();
  const { isAsked: isTold, ask: tell, answer: decide } = useAsked<boolean>();
  const [unvouched, setUnvouched] = useState<UnvouchedKey | null>(null);
  const judgeKey = useCallback(
    (given: UnvouchedKey) => {
      setUnvouched(given);
      return tell();
    },
    [tell],
  );
  const changeSession = useChangeSession();
  useEffect(() => {
    const closed = () => {
      answer(false);
      decide(false);
      changeSession(null);
    };
    return registerSessionHandler({ confirm, judgeKey, closed });
  }, [confirm, answer, judgeKey, decide, changeSession]);
  return { isAsked, answer, unvouched: isTold ? unvouched : null, decide };
}
