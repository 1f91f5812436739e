'use client';

import { useTranslations } from 'next-intl';
import { DeskData } from '@/components/private/desk/desk-data';
import { useAfterTouch } from '@/components/private/desk/passkeys/desk-opener';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import { useReread } from '@/components/private/desk/use-reread';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { DayAppointments } from './day-appointments';
import { NeedsPerson } from './needs-person';
import type { ShownToday } from './shown-today';
import { WaitingAnswers } from './waiting-answers';

const PATH = '/today';
const EVERY_MS = 60_000;

/** The first screen of the day: what waits for a person, and the appointments of today and tomorrow. */
export function TodayScreen() {
  const t = useTranslations('DeskToday');
  const query = useDeskQuery<ShownToday>(PATH, { every: EVERY_MS });
  // What the touch has told the server decides whether access is waited for.
  useAfterTouch(useReread(PATH));
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
