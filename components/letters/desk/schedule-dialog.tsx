import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { TextField } from '@/components/shared/ui/field';
import type { LetterView } from '@/lib/letters/letter-view';
import { addMadridDays, madridDate } from '@/lib/shared/madrid-time';

type Props = { letter: LetterView; onClose: () => void };
type Moment = { date: string; time: string; version: number };

const PROPOSED_TIME = '10:00';

/** A day and an hour in Madrid, wherever the computer is. */
export function ScheduleDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.scheduleDialog');
  const [date, setDate] = useState(() => addMadridDays(madridDate(new Date()), 1));
  const [time, setTime] = useState(PROPOSED_TIME);
  const schedule = useDeskAction<Moment>(`/letters/${letter.id}/schedule`);
  const fields = schedule.error?.fields ?? {};
  return (
    <ActionDialog
      title={t('title')}
      submit={t('confirm')}
      isPending={schedule.isPending}
      fault={schedule.error}
      onSubmit={() => schedule.mutate({ date, time, version: letter.version })}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="dia"
          type="date"
          label={t('date')}
          value={date}
          error={fields.date}
          onChange={(event) => setDate(event.target.value)}
        />
        <TextField
          id="hora"
          type="time"
          label={t('time')}
          value={time}
          error={fields.time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
    </ActionDialog>
  );
}
