import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import type { DialogProps } from './dialog-props';
import { useOrderAction } from './use-order-action';

export function ResendDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.resend');
  const { order, onClose } = props;
  const { send, ...state } = useOrderAction<object>('resend', props);
  return (
    <ActionDialog title={t('title')} submit={t('submit')} onSubmit={() => send({})} onClose={onClose} {...state}>
      <p className="wrap-break-word">
        <Breakable>{t('text', { email: order.email })}</Breakable>
      </p>
    </ActionDialog>
  );
}
