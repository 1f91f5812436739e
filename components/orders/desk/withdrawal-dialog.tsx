import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { ChoiceCards } from '@/components/shared/ui/choice-cards';
import { TextField } from '@/components/shared/ui/field';
import { formatDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { type DialogProps, orderActionsApi, useOrderAction } from './order-actions-api';
import { PreviewedMail } from './previewed-mail';
import { useSettled } from './use-settled';

type Channel = 'mail' | 'phone';

export function WithdrawalDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.withdraw');
  const { order, onClose } = props;
  const { send, call } = useOrderAction(orderActionsApi.post('/:id/withdrawal', { param: { id: order.id } }), props);
  const [channel, setChannel] = useState<Channel>('mail');
  const [now] = useState(() => new Date());
  const [date, setDate] = useState(() => madridDate(now));
  const [time, setTime] = useState(() => madridTime(now));
  const [settledDate, settledTime] = [useSettled(date), useSettled(time)];
  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      look="danger"
      onSubmit={() => send({ channel, date, time })}
      onClose={onClose}
      call={call}
    >
      <ChoiceCards
        name="channel"
        legend={t('channel')}
        choices={[
          { value: 'mail', title: t('byMail') },
          { value: 'phone', title: t('byPhone') },
        ]}
        value={channel}
        onChoose={setChannel}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          id="fecha"
          name="date"
          type="date"
          label={t('day')}
          value={date}
          onChange={({ target }) => setDate(target.value)}
          max={madridDate(now)}
          error={call.error?.fields.date}
        />
        <TextField
          id="momento"
          name="time"
          type="time"
          label={t('time')}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          error={call.error?.fields.time}
        />
      </div>
      {order.rights && <p>{t(order.rights.isOpen ? 'until' : 'ended', { day: formatDate(order.rights.openUntil) })}</p>}
      {settledDate && settledTime && (
        <PreviewedMail
          orderId={order.id}
          of="withdrawal"
          values={{ date: settledDate, time: settledTime }}
          lead={t('effect', { left: formatEuros(order.kept) })}
          none={t('none')}
        />
      )}
    </ActionDialog>
  );
}
