import { useTranslations } from 'next-intl';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { TextField } from '@/components/shared/ui/field';
import type { NewHoliday } from '@/lib/agenda/holidays/schema';
import { agendaApi } from './agenda-api';
import type { Met } from './met-claims';

/** `met`: what visitors have of that day, and keep. */
export type Added = NewHoliday & { met: Met };

type Props = { from: string; until: string; onAdded: (added: Added) => void };

/** A day and its name. What was typed stays until it is stored. */
export function AddHoliday({ from, until, onAdded }: Props) {
  const t = useTranslations('DeskAgenda.local');
  const action = useCall('desk', agendaApi.post('/holidays'));
  const form = useCallForm(action, (typed) => {
    const holiday = { date: String(typed.get('date')), name: String(typed.get('name')) };
    action.mutate(holiday, {
      onSuccess: (met) => {
        onAdded({ ...holiday, met });
        form.props.ref.current?.reset();
      },
    });
  });
  return (
    <form {...form.props} noValidate={false} className="mt-5 grid max-w-lectura gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('date', 'holiday-date')}
          type="date"
          label={t('date')}
          required
          min={from}
          max={until}
          onChange={() => action.reset()}
        />
        <TextField
          {...form.field('name', 'holiday-name')}
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={80}
        />
      </div>
      {form.note && <ProblemNote problem={form.note} />}
      <div>
        <SmallButton type="submit">{action.isPending ? t('adding') : t('add')}</SmallButton>
      </div>
    </form>
  );
}
