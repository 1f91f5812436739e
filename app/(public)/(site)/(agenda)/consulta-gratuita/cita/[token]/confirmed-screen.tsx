import { getTranslations } from 'next-intl/server';
import { PickerTexts } from '@/app/(public)/(site)/_booking/picker-texts';
import { shownHour } from '@/app/(public)/(site)/_booking/shown-hour';
import { CallDoor, ComingHour } from '@/components/agenda/appointments/chosen-hour';
import { CaseLink } from '@/components/agenda/appointments/free/case-link';
import { MoveForm } from '@/components/agenda/appointments/move-form';
import { ActionButton } from '@/components/shared/ui/action-button';
import { BookingScreen } from '@/components/shared/ui/booking-screen';
import { Disclosure } from '@/components/shared/ui/disclosure';
import { Notice } from '@/components/shared/ui/notice';
import type { FirstConsultation } from '@/lib/agenda/appointments/free/queries';
import { LAST_CHANGE_HOURS } from '@/lib/agenda/appointments/free/rules';
import { firstConsultationFilePath } from '@/lib/agenda/appointments/link';
import { findBookableDays } from '@/lib/agenda/availability';
import { hasFreeHour } from '@/lib/agenda/free-slots';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { cancelAppointment, moveAppointment } from './appointment-actions';
import type { newsOf } from './appointment-news';

type Props = {
  token: string;
  appointment: Extract<FirstConsultation, { state: 'confirmed' }>;
  news: ReturnType<typeof newsOf>;
};

/** An address can be made up: none of these is true of a confirmed appointment. */
const OF_ENDED: ReadonlySet<string> = new Set(['cancelled', 'too-late', 'mailbox-has-one']);

export async function ConfirmedScreen({ token, appointment, news }: Props) {
  const t = await getTranslations('FirstConsultation');
  const { bookingId, startsAt, endsAt, mode, meetLink, hourKey, changesLeft } = appointment;
  const now = new Date();
  const current = shownHour(startsAt);
  const hours =
    changesLeft > 0 ? await findBookableDays(site.consultationMinutes, now, { bookingId, ...current }) : null;
  const isGood = news === 'confirmed' || news === 'changed';
  return (
    <BookingScreen title={t('appointment.confirmedTitle')} lead={t('appointment.confirmedText')} news={news}>
      {news && !OF_ENDED.has(news) && (
        <Notice tone={isGood ? 'note' : 'error'} className="mb-8">
          {t(`news.${news}`, { phone: site.phone })}
        </Notice>
      )}
      <ComingHour startsAt={startsAt} endsAt={endsAt} mode={mode} now={now} file={firstConsultationFilePath(token)} />
      <CallDoor startsAt={startsAt} endsAt={endsAt} mode={mode} now={now} meetLink={meetLink} />
      {hourKey && startsAt > now && (
        <div className="mt-10">
          <h2 className="text-t4">{t('kept.caseTitle')}</h2>
          <p className="mt-2 mb-5 max-w-texto">{t('kept.caseText')}</p>
          <CaseLink hour={{ key: hourKey, day: formatLongDate(current.date), time: current.time }}>
            {t('kept.case')}
          </CaseLink>
        </div>
      )}
      <div className="mt-12 grid">
        {hours ? (
          <Disclosure title={t('appointment.change')} open={news !== null && !isGood}>
            {hasFreeHour(hours.days, current) && (
              <p>{t('appointment.changesLeft', { count: changesLeft, hours: LAST_CHANGE_HOURS })}</p>
            )}
            <PickerTexts>
              <MoveForm
                action={moveAppointment}
                token={token}
                hours={hours}
                full={{ service: t('offer.service'), contact: site }}
                current={current}
                submit={t('appointment.move')}
                submitting={t('appointment.moving')}
                noHour={t('news.no-hour')}
              />
            </PickerTexts>
          </Disclosure>
        ) : (
          <p className="border-t-[1.5px] border-tinta py-4">{t('appointment.noChanges', { phone: site.phone })}</p>
        )}
        <Disclosure title={t('appointment.cancel')}>
          <p className="mb-6">{t('appointment.cancelText')}</p>
          <ActionButton
            id="anular"
            action={cancelAppointment}
            token={token}
            look="line"
            label={t('appointment.cancelSure')}
            pending={t('appointment.cancelling')}
          />
        </Disclosure>
      </div>
    </BookingScreen>
  );
}
