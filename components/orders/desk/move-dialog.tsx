import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { DialogProps } from './dialog-props';
import { HourFields } from './hour-fields';
import { PreviewedMail } from './previewed-mail';
import { useOrderAction } from './use-order-action';

export function MoveDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.move');
  const { order, onClose } = props;
  const { send, ...state } = useOrderAction<{ date: string; time: string; shown: string }>('move', props);
  const [isMissing, setIsMissing] = useState(false);
  const [hour, setHour] = useState<{ date: string; time: string } | null>(null);
  const [shown] = useState(order.appointment?.startsAt ?? '');

  function submit(form: FormData) {
    const [date, time] = [String(form.get('date') ?? ''), String(form.get('time') ?? '')];
    setIsMissing(!date || !time);
    if (date && time) send({ date, time, shown });
  }

  return (
    <ActionDialog title={t('title')} submit={t('submit')} onSubmit={submit} onClose={onClose} {...state}>
      <p>{t('now', { moment: shown && formatMoment(new Date(shown)) })}</p>
      <HourFields duration={order.duration ?? 60} error={isMissing ? t('missing') : undefined} onChoose={setHour} />
      <p className="text-nota text-tinta-2">{t(hour ? 'mail' : 'mailFollows')}</p>
      {hour && <PreviewedMail orderId={order.id} of="move" values={hour} />}
    </ActionDialog>
  );
}
