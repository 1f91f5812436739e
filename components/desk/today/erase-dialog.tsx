import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import type { ShownToday } from './shown-today';

type Props = { erasure: ShownToday['erasures'][number]; onClose: () => void; onDone: () => void };

/** A person says that the team's own mailbox has nothing of this sender any more. */
export function EraseDialog({ erasure: { id, email }, onClose, onDone }: Props) {
  const t = useTranslations('DeskToday.erase');
  const action = useDeskAction<object>(`/erasures/${id}/done`);
  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      isPending={action.isPending}
      fault={action.error}
      onSubmit={() => action.mutate({}, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p className="wrap-break-word">
        <Breakable>{t('check', { email })}</Breakable>
      </p>
      <p>{t('effect')}</p>
    </ActionDialog>
  );
}
