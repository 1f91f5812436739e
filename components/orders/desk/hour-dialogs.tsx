import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { fieldProblem } from '@/components/private/problem';
import { useView } from '@/components/private/use-view';
import { ChoiceCards } from '@/components/shared/ui/choice-cards';
import { SelectField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatMoment, formatShortDay } from '@/lib/shared/madrid-time';
import { type DialogProps, orderActionsApi, useOrderAction } from './order-actions-api';
import { ordersApi } from './orders-api';
import { PreviewedMail } from './previewed-mail';

/** Another hour for an order that has none. */
export function HourDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.choose');
  const facts = useTranslations('DeskOrders.facts');
  const { order, onClose } = props;
  const { send, call } = useOrderAction(orderActionsApi.post('/:id/hour', { param: { id: order.id } }), props);
  const [mode, setMode] = useState<AppointmentMode>('online');

  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      onSubmit={(typed) => send({ ...hourIn(typed, t('missing')), ...(order.needsMode && { mode }) })}
      onClose={onClose}
      call={call}
    >
      {({ errors }) => (
        <>
          <p>{t('text')}</p>
          <HourFields duration={order.duration ?? 60} error={errors.date} />
          {order.needsMode && (
            <ChoiceCards
              name="mode"
              legend={t('mode')}
              choices={[
                { value: 'online', title: facts('online') },
                { value: 'in-person', title: facts('in-person') },
              ]}
              value={mode}
              onChoose={setMode}
            />
          )}
          <p className="text-nota text-tinta-2">{t('mail')}</p>
        </>
      )}
    </ActionDialog>
  );
}

export function MoveDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.move');
  const { order, onClose } = props;
  const { send, call } = useOrderAction(orderActionsApi.post('/:id/move', { param: { id: order.id } }), props);
  const [hour, setHour] = useState<{ date: string; time: string } | null>(null);
  const [shown] = useState(order.appointment?.startsAt ?? '');

  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      onSubmit={(typed) => send({ ...hourIn(typed, t('missing')), shown })}
      onClose={onClose}
      call={call}
    >
      {({ errors }) => (
        <>
          <p>{t('now', { moment: shown && formatMoment(new Date(shown)) })}</p>
          <HourFields duration={order.duration ?? 60} error={errors.date} onChoose={setHour} />
          <p className="text-nota text-tinta-2">{t(hour ? 'mail' : 'mailFollows')}</p>
          {hour && <PreviewedMail orderId={order.id} of="move" values={hour} />}
        </>
      )}
    </ActionDialog>
  );
}

type Hour = { date: string; time: string };

/** The chosen hour. Without one it throws the fault of a form that lacks it. */
function hourIn(typed: FormData, missing: string): Hour {
  const [date, time] = [String(typed.get('date') ?? ''), String(typed.get('time') ?? '')];
  if (!date || !time) throw fieldProblem({ date: missing });
  return { date, time };
}

type Props = {
  duration: number;
  error: string | undefined;
  /** Null while either is missing. */
  onChoose?: (hour: Hour | null) => void;
};

/** Day and hour among those that are free for an appointment of so many minutes: the form's fields `date` and `time`. */
function HourFields({ duration, error, onChoose }: Props) {
  const t = useTranslations('DeskOrders.hours');
  const query = useView(ordersApi.get('/hours', { query: { duration: String(duration) } }));
  const [date, setDate] = useState('');
  return (
    <DeskData query={query}>
      {({ days, window: { last } }) => {
        const open = days.filter(({ slots }) => slots.some(({ status }) => status === 'free'));
        const slots = open.find((day) => day.date === date)?.slots.filter(({ status }) => status === 'free') ?? [];
        if (open.length === 0) return <Notice>{t('none', { last: formatShortDay(last) })}</Notice>;
        return (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <SelectField
              id="dia"
              name="date"
              label={t('day')}
              value={date}
              error={error}
              onChange={({ target }) => {
                setDate(target.value);
                onChoose?.(null);
              }}
            >
              <option value="">{t('chooseDay')}</option>
              {open.map((day) => (
                <option key={day.date} value={day.date}>
                  {capitalised(formatShortDay(day.date))}
                </option>
              ))}
            </SelectField>
            <SelectField
              key={date}
              id="hora"
              name="time"
              label={t('hour')}
              defaultValue=""
              disabled={!date}
              onChange={({ target }) => onChoose?.(target.value ? { date, time: target.value } : null)}
            >
              <option value="">{t('chooseHour')}</option>
              {slots.map(({ time }) => (
                <option key={time} value={time}>
                  {time}
                </option>
              ))}
            </SelectField>
          </div>
        );
      }}
    </DeskData>
  );
}
