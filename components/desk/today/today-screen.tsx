'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { AppointmentContact } from '@/components/private/desk/appointment-contact';
import { DeskData } from '@/components/private/desk/desk-data';
import { useAfterTouch } from '@/components/private/desk/passkeys/desk-opener';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useReread } from '@/components/private/desk/use-reread';
import { useView } from '@/components/private/use-view';
import { QuestionRowLink } from '@/components/questions/desk/question-row-link';
import { useNow } from '@/components/questions/desk/use-now';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate, formatWeekdayAndDay, madridTime } from '@/lib/shared/madrid-time';
import { NeedsPerson } from './needs-person';
import type { ShownToday } from './shown-today';
import { todayApi } from './today-api';

const TODAY = todayApi.get('/today');
const EVERY_MS = 60_000;

/** The first screen of the day: what waits for a person, and the appointments of today and tomorrow. */
export function TodayScreen() {
  const t = useTranslations('DeskToday');
  const query = useView(TODAY, { every: EVERY_MS });
  // What the touch has told the server decides whether access is waited for.
  useAfterTouch(useReread(TODAY));
  return (
    <DeskData query={query}>
      {(today) => (
        <>
          <ScreenHead title={t('title')} lead={capitalised(formatLongDate(today.today))} />
          <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
            <div className="grid content-start gap-10">
              {today.days.map((day, index) => (
                <DayAppointments key={day.date} day={day} name={index === 0 ? 'today' : 'tomorrow'} />
              ))}
            </div>
            <div className="grid content-start gap-10">
              <NeedsPerson today={today} />
              <WaitingAnswers />
            </div>
          </div>
        </>
      )}
    </DeskData>
  );
}

type Day = ShownToday['days'][number];

function DayAppointments({ day, name }: { day: Day; name: 'today' | 'tomorrow' }) {
  const t = useTranslations('DeskToday.appointments');
  return (
    <section aria-labelledby={`citas-${name}`} className="min-w-0">
      <h2 id={`citas-${name}`} className="text-t4">
        {t(name, { day: formatWeekdayAndDay(day.date) })}
      </h2>
      {day.appointments.length === 0 ? (
        <p className="mt-3 border-t-[1.5px] border-tinta pt-3">{t('none')}</p>
      ) : (
        <ol className="mt-3 border-b-[1.5px] border-tinta">
          {day.appointments.map((appointment) => (
            <Appointment key={appointment.bookingId} appointment={appointment} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Appointment({ appointment }: { appointment: Day['appointments'][number] }) {
  const t = useTranslations('DeskToday.appointments');
  const { orderId, product, name, startsAt, endsAt, mode } = appointment;
  const shownName = name ?? t('withoutName');
  return (
    <li className="flex flex-wrap gap-x-4 border-t-[1.5px] border-tinta py-3">
      <p className="w-18 font-titular tabular-nums">
        <span className="block text-lg font-bold">{madridTime(new Date(startsAt))}</span>
        <span className="text-nota text-tinta-2">{madridTime(new Date(endsAt))}</span>
      </p>
      <div className="min-w-0 grow basis-52 wrap-anywhere">
        <p className="font-titular text-lg font-bold">
          {orderId ? (
            <Link prefetch={false} href={`/mesa/contrataciones?orden=${orderId}`}>
              {shownName}
            </Link>
          ) : (
            shownName
          )}
        </p>
        <p>{`${product ?? t('firstConsultation')}\u00a0· ${t(mode)}`}</p>
        <AppointmentContact contact={appointment} />
      </div>
    </li>
  );
}

const ASK_AGAIN_MS = 60_000;

/** "Qué espera respuesta" of Hoy: consultations and messages together, late ones first. Its page carries the texts of DeskQuestions. */
function WaitingAnswers() {
  const t = useTranslations('DeskQuestions.waiting');
  const now = useNow();
  const query = useView(todayApi.get('/waiting-answers'), { every: ASK_AGAIN_MS });
  return (
    <section aria-labelledby="espera-respuesta">
      <h2 id="espera-respuesta" className="text-t4">
        {t('title')}
      </h2>
      <div className="mt-3">
        <DeskData query={query}>
          {({ rows, total, late }) =>
            total === 0 ? (
              <p className="text-tinta-2">{t('none')}</p>
            ) : (
              <>
                <p className="mb-3 text-tinta-2">
                  {t('count', { count: total })}
                  {late > 0 && <strong className="text-error">{` ${t('late', { count: late })}`}</strong>}
                </p>
                <ol className="@container grid border-t border-regla">
                  {rows.map((row) => (
                    <QuestionRowLink key={row.id} row={row} now={now} hasClock />
                  ))}
                </ol>
                {total > rows.length && <p className="mt-3">{t('more', { count: total - rows.length })}</p>}
              </>
            )
          }
        </DeskData>
      </div>
    </section>
  );
}
