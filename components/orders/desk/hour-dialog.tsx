import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { ChoiceCards } from '@/components/shared/ui/choice-cards';
import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import type { DialogProps } from './dialog-props';
import { HourFields } from './hour-fields';
import { useOrderAction } from './use-order-action';

/** Another hour for an order that has none. */
export function HourDialog(props: DialogProps) {
  const t = useTranslations('DeskOrders.choose');
  const facts = useTranslations('DeskOrders.facts');
  const { order, onClose } = props;
  const { send, ...state } = useOrderAction<{ date: string; time: string; mode?: AppointmentMode }>('hour', props);
  const [isMissing, setIsMissing] = useState(false);
  const [mode, setMode] = useState<AppointmentMode>('online');

  function submit(form: FormData) {
    const [date, time] = [String(form.get('date') ?? ''), String(form.get('time') ?? '')];
    setIsMissing(!date || !time);
    if (date && time) send({ date, time, ...(order.needsMode && { mode }) });
  }

  return (
    <ActionDialog title={t('title')} submit={t('submit')} onSubmit={submit} onClose={onClose} {...state}>
      <p>{t('text')}</p>
      <HourFields duration={order.duration ?? 60} error={isMissing ? t('missing') : undefined} />
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
    </ActionDialog>
  );
}
