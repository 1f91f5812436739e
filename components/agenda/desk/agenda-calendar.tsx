import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppointmentContact } from '@/components/private/desk/appointment-contact';
import { DeskData } from '@/components/private/desk/desk-data';
import { DeskDialog } from '@/components/private/desk/dialogs/desk-dialog';
import { SmallButton } from '@/components/private/small-button';
import { useView } from '@/components/private/use-view';
import {
  formatDate,
  formatLongDate,
  formatShortDayAndMonth,
  type MadridDate,
  madridDate,
  madridTime,
} from '@/lib/shared/madrid-time';
import type { AgendaAddress } from './agenda-address';
import { agendaApi } from './agenda-api';
import { AgendaGrid } from './agenda-grid';
import { BlockDialog, type Draft } from './block-dialog';
import { GoogleNotes, OrderLink } from './google-notes';
import { type Appointment, type Block, type HourCell, hourCells, hourText, stepFrom, workingWeek } from './hour-cells';
import { UnblockDialog } from './unblock-dialog';

/** Visitors and other people at the desk change the calendar as well. */
const REFRESH_MS = 30_000;
const WIDE = '(min-width: 64rem)';

type Opened =
  | { kind: 'block'; draft: Draft }
  | { kind: 'unblock'; block: Block; cell: HourCell }
  | { kind: 'appointment'; appointment: Appointment };

type Props = { address: AgendaAddress; onShow: (change: Partial<AgendaAddress>) => void };

export function AgendaCalendar({ address, onShow }: Props) {
  const t = useTranslations('DeskAgenda');
  const [fitting] = useState(() => (matchMedia(WIDE).matches ? ('week' as const) : ('day' as const)));
  const view = address.view ?? fitting;
  const date = firstShown(address.date ?? madridDate(new Date()));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [news, setNews] = useState('');
  const { from, to } = view === 'week' ? workingWeek(date) : { from: date, to: date };
  const agenda = useView(agendaApi.get('/', { query: { from, to } }), { every: REFRESH_MS });
  const title = view === 'week' ? weekTitle(from, to) : formatLongDate(date);

  function show(change: Partial<AgendaAddress>) {
    // What was done in one week is no news of another.
    setNews('');
    onShow(change);
  }

  function close(done?: string) {
    setOpened(null);
    if (done) setNews(done);
  }

  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-t4" aria-live="polite">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2">
          <SmallButton onClick={() => show({ date: stepFrom(date, view, -1) })}>
            {view === 'week' ? t('previousWeek') : t('previousDay')}
          </SmallButton>
          <SmallButton onClick={() => show({ date: stepFrom(date, view, 1) })}>
            {view === 'week' ? t('nextWeek') : t('nextDay')}
          </SmallButton>
          <SmallButton onClick={() => show({ date: null })}>{t('today')}</SmallButton>
          <SmallButton look="quiet" onClick={() => show({ view: view === 'week' ? 'day' : 'week' })} className="px-1">
            {view === 'week' ? t('showDay') : t('showWeek')}
          </SmallButton>
          <SmallButton look="solid" onClick={() => setOpened({ kind: 'block', draft: hourDraft(date, 9, 18) })}>
            {t('block')}
          </SmallButton>
        </div>
      </div>
      <p role="status" className={news ? 'mb-4 font-medium text-ok' : 'sr-only'}>
        {news}
      </p>
      <DeskData query={agenda}>
        {(answer) => (
          <>
            <GoogleNotes overlapped={answer.overlapped} busyCalendar={answer.busyCalendar} />
            <div className="relative overflow-x-auto">
              <div className={view === 'week' ? 'min-w-[44rem]' : ''}>
                <AgendaGrid
                  days={answer.days}
                  today={answer.today}
                  cells={answer.days.map((day) => hourCells(day, answer))}
                  caption={t('caption', { period: title })}
                  isCovered={opened !== null}
                  onBlock={(first, last) =>
                    setOpened({ kind: 'block', draft: hourDraft(first.date, first.hour, last.hour + 1) })
                  }
                  onUnblock={(block, cell) => setOpened({ kind: 'unblock', block, cell })}
                  onAppointment={(appointment) => setOpened({ kind: 'appointment', appointment })}
                />
              </div>
            </div>
          </>
        )}
      </DeskData>
      <p className="mt-3 max-w-lectura text-nota text-tinta-2">{t('help')}</p>
      {opened?.kind === 'block' && <BlockDialog draft={opened.draft} onClose={close} />}
      {opened?.kind === 'unblock' && <UnblockDialog block={opened.block} cell={opened.cell} onClose={close} />}
      {opened?.kind === 'appointment' && <AppointmentDialog appointment={opened.appointment} onClose={() => close()} />}
    </div>
  );
}

function firstShown(day: MadridDate): MadridDate {
  const { from, to } = workingWeek(day);
  return from <= day && day <= to ? day : from;
}

function weekTitle(from: MadridDate, to: MadridDate): string {
  return `${formatShortDayAndMonth(from)} – ${formatDate(to)}`;
}

function hourDraft(date: MadridDate, from: number, to: number): Draft {
  return { fromDate: date, fromTime: hourText(from), toDate: date, toTime: hourText(to) };
}

/** The client and how to reach them, the service and the place of an appointment. */
function AppointmentDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslations('DeskAgenda.appointment');
  const { customerName, title, startsAt, endsAt, mode, orderId } = appointment;
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return (
    <DeskDialog open onClose={onClose} title={customerName}>
      <p className="font-bold">{title}</p>
      <p>{t('when', { day: formatLongDate(madridDate(from)), from: madridTime(from), to: madridTime(to) })}</p>
      <p>{mode === 'in-person' ? t('inPerson') : t('online')}</p>
      <AppointmentContact contact={appointment} />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <OrderLink orderId={orderId} />
        <SmallButton onClick={onClose}>{t('close')}</SmallButton>
      </div>
    </DeskDialog>
  );
}
