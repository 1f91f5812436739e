import { getTranslations } from 'next-intl/server';
import { ActionButton } from '@/components/appointment/action-button';
import { BookingScreen } from '@/components/appointment/booking-screen';
import { ChosenHour } from '@/components/appointment/chosen-hour';
import { Disclosure } from '@/components/appointment/disclosure';
import { MoveForm } from '@/components/appointment/move-form';
import { CaseLink } from '@/components/first-consultation/case-link';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FirstConsultation } from '@/lib/first-consultation/queries';
import { LAST_CHANGE_HOURS } from '@/lib/first-consultation/rules';
import { formatLongDate, madridDate, madridTime } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { freeHours } from '../../../_booking/free-hours';
import { PickerTexts } from '../../../_booking/picker-texts';
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
  const { startsAt, endsAt, mode, meetLink, hourKey, changesLeft } = appointment;
  const isGood = news === 'confirmed' || news === 'changed';
  return (
    <BookingScreen title={t('appointment.confirmedTitle')} lead={t('appointment.confirmedText')} news={news}>
      {news && !OF_ENDED.has(news) && (
        <Notice tone={isGood ? 'note' : 'error'} className="mb-8">
          {t(`news.${news}`, { phone: site.phone })}
        </Notice>
      )}
      <ChosenHour
        startsAt={startsAt}
        endsAt={endsAt}
        note={t(mode === 'in-person' ? 'appointment.inPerson' : 'appointment.online', { address: site.officeAddress })}
      />
      {meetLink && (
        <p className="mt-8">
          <a href={meetLink} className={buttonClass('solid', 'max-sm:w-full')} rel="noreferrer">
            {t('appointment.join')}
          </a>
        </p>
      )}
      {hourKey && startsAt > new Date() && (
        <div className="mt-10">
          <h2 className="text-t4">{t('kept.caseTitle')}</h2>
          <p className="mt-2 mb-5 max-w-texto">{t('kept.caseText')}</p>
          <CaseLink hour={{ key: hourKey, day: formatLongDate(madridDate(startsAt)), time: madridTime(startsAt) }}>
            {t('kept.case')}
          </CaseLink>
        </div>
      )}
      <div className="mt-12 grid">
        {changesLeft > 0 ? (
          <Disclosure title={t('appointment.change')} open={news !== null && !isGood}>
            <p>{t('appointment.changesLeft', { count: changesLeft, hours: LAST_CHANGE_HOURS })}</p>
            <PickerTexts>
              <MoveForm
                action={moveAppointment}
                token={token}
                hours={await freeHours(new Date(), site.consultationMinutes)}
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
