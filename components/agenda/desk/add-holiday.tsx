import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '@/components/private/desk/desk-button';
import { FaultNote } from '@/components/private/desk/fault-note';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { TextField } from '@/components/shared/ui/field';
import type { NewHoliday } from '@/lib/agenda/holidays/schema';
import type { Met } from './met-claims';

/** `met`: what visitors have of that day, and keep. */
export type Added = NewHoliday & { met: Met };

type Props = { from: string; until: string; onAdded: (added: Added) => void };

/** A day and its name. What was typed stays until it is stored. */
export function AddHoliday({ from, until, onAdded }: Props) {
  const t = useTranslations('DeskAgenda.local');
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const action = useDeskAction<NewHoliday, Met>('/agenda/holidays');
  const fields = action.error?.fields ?? {};
  const isAboutFields = Object.keys(fields).length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (action.isPending) return;
    action.mutate(
      { date, name },
      {
        onSuccess: (met) => {
          onAdded({ date, name, met });
          setDate('');
          setName('');
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="mt-5 grid max-w-lectura gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="holiday-date"
          type="date"
          label={t('date')}
          required
          min={from}
          max={until}
          value={date}
          error={fields.date}
          onChange={({ target }) => {
            setDate(target.value);
            action.reset();
          }}
        />
        <TextField
          id="holiday-name"
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={80}
          value={name}
          error={fields.name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {action.error && !isAboutFields && <FaultNote fault={action.error} />}
      <div>
        <DeskButton type="submit" look="line">
          {action.isPending ? t('adding') : t('add')}
        </DeskButton>
      </div>
    </form>
  );
}
