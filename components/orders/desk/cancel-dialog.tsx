import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { DialogProps } from './dialog-props';
import { PreviewedMail } from './previewed-mail';
import { useOrderAction } from './use-order-action';

export function CancelDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.cancel');
  const { order, onClose } = props;
  const { send, ...state } = useOrderAction<{ shown: string }>('cancel', props);
  const [shown] = useState(order.appointment?.startsAt ?? '');
  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      look="danger"
      onSubmit={() => send({ shown })}
      onClose={onClose}
      {...state}
    >
      <p>{t('text', { moment: shown && formatMoment(new Date(shown)) })}</p>
      <PreviewedMail orderId={order.id} of="cancellation" />
    </ActionDialog>
  );
}
