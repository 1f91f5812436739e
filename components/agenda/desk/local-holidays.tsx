import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { showHeading } from '@/components/shared/browser/show-heading';
import { Notice } from '@/components/shared/ui/notice';
import type { Rules } from '@/lib/agenda/rules/find-rules';
import { formatLongDate } from '@/lib/shared/madrid-time';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import { type Added, AddHoliday } from './add-holiday';
import { agendaApi } from './agenda-api';
import { MetClaims } from './met-claims';

const HERE = '#festivos';

type Holiday = OnTheWire<Rules>['local'][number];
type Done = Added | { removed: Holiday };

/** The holidays that the firm adds to those of the table. A link to this place brings its heading into view. */
export function LocalHolidays({ rules: { local, addableFrom, addableUntil } }: { rules: OnTheWire<Rules> }) {
  const t = useTranslations('DeskAgenda.local');
  const title = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<Holiday | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => {
    if (window.location.hash === HERE) showHeading(title.current);
  }, []);
  useEffect(() => {
    if (!done || !('removed' in done)) return;
    // After the dialog has left and has given the focus back to where it was before: its button is gone.
    const frame = requestAnimationFrame(() => showHeading(title.current));
    return () => cancelAnimationFrame(frame);
  }, [done]);
  return (
    <section aria-labelledby="festivos" className="border-t-[1.5px] border-tinta pt-4">
      <h2 id="festivos" ref={title} tabIndex={-1} className="scroll-mt-24 text-t4">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-lectura text-tinta-2">{t('hint')}</p>
      {local.length === 0 ? (
        <p className="mt-4">{t('none')}</p>
      ) : (
        <ul className="mt-4 border-b border-regla">
          {local.map((holiday) => (
            <li
              key={holiday.date}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-regla py-1.5"
            >
              <span className="min-w-0 wrap-break-word">
                {t('item', { day: formatLongDate(holiday.date), name: holiday.name })}
              </span>
              <SmallButton look="quiet" onClick={() => setRemoving(holiday)} className="px-1">
                {t('remove')}
                <span className="sr-only">{holiday.name}</span>
              </SmallButton>
            </li>
          ))}
        </ul>
      )}
      {done && <DoneNote done={done} />}
      <AddHoliday from={addableFrom} until={addableUntil} onAdded={setDone} />
      {removing && (
        <RemoveHoliday
          holiday={removing}
          onClose={() => setRemoving(null)}
          onDone={() => {
            setDone({ removed: removing });
            setRemoving(null);
          }}
        />
      )}
    </section>
  );
}

/** What was done, and who has an hour of a day that is a holiday by now. */
function DoneNote({ done }: { done: Done }) {
  const t = useTranslations('DeskAgenda.local');
  if ('removed' in done) return <Notice className="mt-4">{t('removed', { name: done.removed.name })}</Notice>;
  const { name, met } = done;
  if (met.bookings.length + met.holds.length === 0) return <Notice className="mt-4">{t('added', { name })}</Notice>;
  const count = met.bookings.length + met.holds.length;
  return (
    <div className="mt-4">
      <MetClaims met={met} stays={t('addedMeets', { name, count })} />
    </div>
  );
}

type RemoveProps = { holiday: Holiday; onClose: () => void; onDone: () => void };

function RemoveHoliday({ holiday: { date, name }, onClose, onDone }: RemoveProps) {
  const t = useTranslations('DeskAgenda.local');
  const action = useCall('desk', agendaApi.post('/holidays/removal'));
  return (
    <ActionDialog
      title={t('removeTitle')}
      submit={t('removeSubmit')}
      call={action}
      onSubmit={() => action.mutate({ date }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p className="wrap-break-word">{t('item', { day: formatLongDate(date), name })}</p>
      <p>{t('removeEffect')}</p>
    </ActionDialog>
  );
}
