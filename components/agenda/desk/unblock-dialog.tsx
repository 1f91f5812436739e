import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useCall } from '@/components/private/use-call';
import { ChoiceCards } from '@/components/shared/ui/choice-cards';
import { formatMoment, formatShortDay, type MadridDate, madridDate, madridTime } from '@/lib/shared/madrid-time';
import { agendaApi } from './agenda-api';
import type { Draft } from './block-dialog';
import { type Block, type HourCell, hourText } from './hour-cells';
import { WeeklyFields } from './weekly-fields';

type Props = { block: Block; cell: HourCell; onClose: (done?: string) => void };

/** Gives closed time back: an hour, or the whole block, once or every week. */
export function UnblockDialog({ block, cell, onClose }: Props) {
  const t = useTranslations('DeskAgenda.open');
  const [piece, setPiece] = useState<'hour' | 'all'>('hour');
  const [weeklyUntil, setWeeklyUntil] = useState<string | null>(null);
  const action = useCall('desk', agendaApi.post('/blocks/removal'));
  const [from, to] = [new Date(block.startsAt), new Date(block.endsAt)];
  const hours = `${hourText(cell.hour)}-${hourText(cell.hour + 1)}`;

  function submit() {
    const wanted =
      piece === 'hour'
        ? draft(cell.date, hourText(cell.hour), cell.date, hourText(cell.hour + 1))
        : draft(madridDate(from), madridTime(from), madridDate(to), madridTime(to));
    action.mutate({ ...wanted, weeklyUntil }, { onSuccess: () => onClose(t('done')) });
  }

  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      busy={t('sending')}
      call={action}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <p>
        {t('period', { from: formatMoment(from), to: formatMoment(to) })}
        {block.note && <span className="block text-tinta-2">{block.note}</span>}
      </p>
      <ChoiceCards
        name="piece"
        legend={t('which')}
        value={piece}
        onChoose={setPiece}
        choices={[
          { value: 'hour', title: t('hour'), detail: `${formatShortDay(cell.date)}, ${hours}` },
          { value: 'all', title: t('all') },
        ]}
      />
      <WeeklyFields
        label={t('weekly')}
        until={weeklyUntil}
        first={piece === 'hour' ? cell.date : madridDate(from)}
        error={action.error?.fields.weeklyUntil}
        onChange={setWeeklyUntil}
      />
    </ActionDialog>
  );
}

function draft(fromDate: MadridDate, fromTime: string, toDate: MadridDate, toTime: string): Draft {
  return { fromDate, fromTime, toDate, toTime };
}
