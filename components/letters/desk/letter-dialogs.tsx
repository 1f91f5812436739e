import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { keepDraft } from '@/components/private/desk/drafts';
import { useStaff } from '@/components/private/desk/use-staff';
import { useCall } from '@/components/private/use-call';
import { useView } from '@/components/private/use-view';
import { TextField } from '@/components/shared/ui/field';
import type { LetterView } from '@/lib/letters/letter-view';
import { addMadridDays, madridDate } from '@/lib/shared/madrid-time';
import { lettersApi } from './letters-api';
import { letterDraftKey } from './use-letter-draft';
import { LIST } from './use-opened-letter';

type Props = { letter: LetterView; onClose: () => void };

/** Says to how many it goes before it goes. Both buttons are in their places while it is asked. */
export function SendDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.sendDialog');
  const list = useView(lettersApi.get('/', { query: { page: '1' } }));
  const count = list.data?.subscribers.confirmed;
  const start = useCall('desk', lettersApi.post('/:id/start', { param: { id: letter.id } }));
  return (
    <ActionDialog
      title={t('title')}
      submit={count === undefined ? t('counting') : t('confirm', { count })}
      isBlocked={!count}
      call={start}
      onSubmit={() => start.mutate({ version: letter.version })}
      onClose={onClose}
    >
      <DeskData query={list}>
        {({ subscribers: { confirmed } }) => (
          <>
            <p className="font-titular text-t3 font-bold">{t('recipients', { count: confirmed })}</p>
            <p className="mt-2">{t('text', { subject: letter.subject })}</p>
          </>
        )}
      </DeskData>
    </ActionDialog>
  );
}

const PROPOSED_TIME = '10:00';

/** A day and an hour in Madrid, wherever the computer is. */
export function ScheduleDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.scheduleDialog');
  const [date, setDate] = useState(() => addMadridDays(madridDate(new Date()), 1));
  const [time, setTime] = useState(PROPOSED_TIME);
  const schedule = useCall('desk', lettersApi.post('/:id/schedule', { param: { id: letter.id } }));
  const fields = schedule.error?.fields ?? {};
  return (
    <ActionDialog
      title={t('title')}
      submit={t('confirm')}
      call={schedule}
      onSubmit={() => schedule.mutate({ date, time, version: letter.version })}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
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

export function DeleteDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.deleteDialog');
  const remove = useCall('desk', lettersApi.delete('/:id', { param: { id: letter.id } }));
  const { id: staffId } = useStaff();
  const leave = () => {
    keepDraft(letterDraftKey(staffId, letter.id), null);
    location.replace(LIST);
  };
  return (
    <ActionDialog
      title={t('title')}
      submit={t('confirm')}
      look="danger"
      call={remove}
      onSubmit={() => remove.mutate({ version: letter.version }, { onSuccess: leave })}
      onClose={onClose}
    >
      <p>{t('text', { subject: letter.subject })}</p>
    </ActionDialog>
  );
}
