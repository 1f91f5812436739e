import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { formatEuros } from '@/lib/shared/money';
import type { DialogProps } from './dialog-props';
import { useOrderAction } from './use-order-action';

export function TransferDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.transfer');
  const { order, onClose } = props;
  const { send, ...state } = useOrderAction<{ left: number }>('transfer', props);
  const [left] = useState(order.left);
  return (
    <ActionDialog title={t('title')} submit={t('submit')} onSubmit={() => send({ left })} onClose={onClose} {...state}>
      <p>{t('text', { amount: formatEuros(left) })}</p>
      <p className="text-nota text-tinta-2">{t('mail')}</p>
    </ActionDialog>
  );
}
