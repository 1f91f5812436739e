import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { ActionDialog } from '../shared/dialogs/action-dialog';
import { EpochCode } from '../shared/epoch-code';
import type { UnvouchedKey } from '../shared/session-handler';

type Props = { unvouched: UnvouchedKey; onAnswer: (goesOn: boolean) => void };

/** Before anything is done with a key of which nothing says that it is the desk's: its person compares, and decides. */
export function UnvouchedKeyDialog({ unvouched: { epochs, isPaperTold }, onAnswer }: Props) {
  const t = useTranslations('DeskFrame.unvouched');
  const isKey = epochs.length > 0;
  return (
    <ActionDialog
      title={t(isKey ? 'title' : 'paperTitle')}
      submit={t(isKey ? 'goOn' : 'goOnKnowing')}
      cancel={t('stop')}
      isPending={false}
      fault={null}
      onSubmit={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {isKey && (
        <>
          <Notice>{t('text')}</Notice>
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
