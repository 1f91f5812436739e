import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { TextField } from '@/components/shared/ui/field';
import { addMadridDays } from '@/lib/shared/madrid-time';
import { DeskCheckbox } from './desk-checkbox';
import { type Met, MetClaims } from './met-claims';
import { WeeklyFields } from './weekly-fields';

/** As the form begins. Days are `YYYY-MM-DD`, times `HH:MM`. */
export type Draft = { fromDate: string; fromTime: string; toDate: string; toTime: string };

type Body = Draft & { weeklyUntil: string | null; note: string | null };

/** Closes hours by a form: those that were dragged over, or any others. */
export function BlockDialog({ draft, onClose }: { draft: Draft; onClose: (done?: string) => void }) {
  const t = useTranslations('DeskAgenda.form');
  const [form, setForm] = useState(draft);
  const [isWholeDay, setWholeDay] = useState(false);
  const [weeklyUntil, setWeeklyUntil] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const action = useDeskAction<Body>('/agenda/blocks');
  const fields = action.error?.fields ?? {};
  const met = action.error?.code === 'agenda_meets' ? (action.error.state as Met) : null;
  const set = (changed: Partial<Draft>) => setForm((before) => ({ ...before, ...changed }));

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
      isPending={action.isPending}
      fault={met ? null : action.error}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <DeskCheckbox checked={isWholeDay} onChange={setWholeDay}>
        {t('wholeDay')}
      </DeskCheckbox>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="from-date"
          type="date"
          label={t('fromDate')}
          required
          value={form.fromDate}
          error={fields.fromDate}
          onChange={({ target: { value } }) => set({ fromDate: value, ...(value > form.toDate && { toDate: value }) })}
        />
        {!isWholeDay && (
          <TextField
            id="from-time"
            type="time"
            step={900}
            label={t('fromTime')}
            required
            value={form.fromTime}
            error={fields.fromTime}
            onChange={({ target }) => set({ fromTime: target.value })}
          />
        )}
        <TextField
          id="to-date"
          type="date"
          label={isWholeDay ? t('lastDay') : t('toDate')}
          required
          min={form.fromDate}
          value={form.toDate}
          error={fields.toDate}
          onChange={({ target }) => set({ toDate: target.value })}
        />
        {!isWholeDay && (
          <TextField
            id="to-time"
            type="time"
            step={900}
            label={t('toTime')}
            required
            value={form.toTime}
            error={fields.toTime}
            onChange={({ target }) => set({ toTime: target.value })}
          />
        )}
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
