import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { TextField } from '@/components/ui/field';
import { addMadridDays, madridDate } from '@/lib/madrid-time';
import type { LetterView } from '@/lib/newsletter/letters/letter-view';
import { DeskButton } from '../shared/desk-button';
import { DeskDialog } from '../shared/desk-dialog';
import { FaultNote } from '../shared/fault-note';
import { useDeskAction } from '../shared/use-desk-action';

type Props = { letter: LetterView; onClose: () => void };
type Moment = { date: string; time: string; version: number };

const PROPOSED_TIME = '10:00';

/** A day and an hour in Madrid, wherever the computer is. */
export function ScheduleDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.scheduleDialog');
  const shared = useTranslations('DeskShared');
  const [date, setDate] = useState(() => addMadridDays(madridDate(new Date()), 1));
  const [time, setTime] = useState(PROPOSED_TIME);
  const schedule = useDeskAction<Moment>(`/letters/${letter.id}/schedule`);
  const fields = schedule.error?.fields ?? {};
  function submit(event: FormEvent) {
    event.preventDefault();
    schedule.mutate({ date, time, version: letter.version });
  }
  return (
    <DeskDialog open onClose={onClose} title={t('title')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
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
        {schedule.error && Object.keys(fields).length === 0 && <FaultNote fault={schedule.error} />}
        <div className="flex flex-wrap gap-3">
          <DeskButton type="submit" disabled={schedule.isPending}>
            {t('confirm')}
          </DeskButton>
          <DeskButton look="quiet" onClick={onClose}>
            {shared('cancel')}
          </DeskButton>
        </div>
      </form>
    </DeskDialog>
  );
}
