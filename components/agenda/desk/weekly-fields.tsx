import { useTranslations } from 'next-intl';
import { TextField } from '@/components/shared/ui/field';
import { addMadridDays } from '@/lib/shared/madrid-time';
import { DeskCheckbox } from './desk-checkbox';

/** What the form proposes. */
const FIRST_DAYS = 28;

type Props = {
  label: string;
  until: string | null;
  first: string;
  error?: string | undefined;
  onChange: (until: string | null) => void;
};

/** Null: once. */
export function WeeklyFields({ label, until, first, error, onChange }: Props) {
  const t = useTranslations('DeskAgenda.form');
  return (
    <div className="grid gap-3">
      <DeskCheckbox
        checked={until !== null}
        onChange={(isWeekly) => onChange(isWeekly ? first && addMadridDays(first, FIRST_DAYS) : null)}
      >
        {label}
      </DeskCheckbox>
      {until !== null && (
        <TextField
          id="weekly-until"
          type="date"
          label={t('until')}
          required
          min={first}
          value={until}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
