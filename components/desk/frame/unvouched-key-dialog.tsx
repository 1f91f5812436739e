import { useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { EpochCode } from '@/components/private/desk/epoch-code';
import type { UnvouchedKey } from '@/components/private/desk/session-handler';
import { Notice } from '@/components/shared/ui/notice';

type Props = { unvouched: UnvouchedKey; onAnswer: (goesOn: boolean) => void };

/** Before anything is done with a key that a passkey does not know to be the desk's: its person compares, and decides. */
export function UnvouchedKeyDialog({ unvouched: { unvouched, following, isPaperTold }, onAnswer }: Props) {
  const t = useTranslations('DeskFrame.unvouched');
  const epochs = [...unvouched, ...following];
  const isKey = epochs.length > 0;
  return (
    <ActionDialog
      title={t(titleOf(unvouched.length > 0, isKey))}
      submit={t(isKey ? 'goOn' : 'goOnKnowing')}
      cancel={t('stop')}
      isPending={false}
      fault={null}
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
