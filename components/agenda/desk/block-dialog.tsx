import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useCall } from '@/components/private/use-call';
import { TextField } from '@/components/shared/ui/field';
import { addMadridDays } from '@/lib/shared/madrid-time';
import { agendaApi } from './agenda-api';
import { DeskCheckbox } from './desk-checkbox';
import { type Met, MetClaims } from './met-claims';
import { WeeklyFields } from './weekly-fields';

/** As the form begins. Days are `YYYY-MM-DD`, times `HH:MM`. */
export type Draft = { fromDate: string; fromTime: string; toDate: string; toTime: string };

/** Closes hours by a form: those that were dragged over, or any others. */
export function BlockDialog({ draft, onClose }: { draft: Draft; onClose: (done?: string) => void }) {
  const t = useTranslations('DeskAgenda.form');
  const [form, setForm] = useState(draft);
  const [isWholeDay, setWholeDay] = useState(false);
  const [weeklyUntil, setWeeklyUntil] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const action = useCall('desk', agendaApi.post('/blocks'));
  const fields = action.error?.fields ?? {};
  const met = action.error?.code === 'agenda_meets' ? (action.error.state as Met) : null;
  const set = (changed: Partial<Draft>) => setForm((before) => ({ ...before, ...changed }));
  const field = (name: keyof Draft) => ({
    label: t(name),
    required: true,
    value: form[name],
    error: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set({ [name]: target.value }),
  });

  function submit() {
    const hours = isWholeDay
      ? { ...form, fromTime: '00:00', toDate: addMadridDays(form.toDate, 1), toTime: '00:00' }
      : form;
    const body = { ...hours, weeklyUntil, note: note.trim() || null };
    action.mutate(body, { onSuccess: () => onClose(t('done')) });
  }

  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      busy={t('sending')}
      call={met ? { ...action, error: null } : action}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <DeskCheckbox checked={isWholeDay} onChange={setWholeDay}>
        {t('wholeDay')}
      </DeskCheckbox>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          {...field('fromDate')}
          id="from-date"
          type="date"
          onChange={({ target: { value } }) => set({ fromDate: value, ...(value > form.toDate && { toDate: value }) })}
        />
        {!isWholeDay && <TextField {...field('fromTime')} id="from-time" type="time" step={900} />}
        <TextField
          {...field('toDate')}
          id="to-date"
          type="date"
          label={isWholeDay ? t('lastDay') : t('toDate')}
          min={form.fromDate}
        />
        {!isWholeDay && <TextField {...field('toTime')} id="to-time" type="time" step={900} />}
      </div>
      <WeeklyFields
        label={t('weekly')}
        until={weeklyUntil}
        first={form.fromDate}
        error={fields.weeklyUntil}
        onChange={setWeeklyUntil}
      />
      <TextField
        id="block-note"
        label={t('note')}
        aside={t('optional')}
        hint={t('noteHint')}
        maxLength={80}
        value={note}
        error={fields.note}
        onChange={({ target }) => setNote(target.value)}
      />
      {met && <MetClaims met={met} />}
    </ActionDialog>
  );
}
