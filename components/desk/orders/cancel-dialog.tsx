import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { EmailText } from '@/lib/email/email-text';
import { formatMoment } from '@/lib/madrid-time';
import { DeskData } from '../shared/desk-data';
import { useDeskQuery } from '../shared/use-desk-query';
import { ActionDialog } from './action-dialog';
import type { DialogProps } from './dialog-props';
import { MailPreview } from './mail-preview';
import { useOrderAction } from './use-order-action';

export function CancelDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.cancel');
  const { order, onClose } = props;
  const { send, ...state } = useOrderAction<{ shown: string }>('cancel', props);
  const [shown] = useState(order.appointment?.startsAt ?? '');
  const preview = useDeskQuery<{ mail: EmailText | null }>(`/orders/${order.id}/cancellation`);
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
      <DeskData query={preview}>{({ mail }) => mail && <MailPreview {...mail} />}</DeskData>
    </ActionDialog>
  );
}
