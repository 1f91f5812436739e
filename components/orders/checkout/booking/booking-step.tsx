import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DatePicker } from '@/components/agenda/calendar/date-picker';
import { LastDayNote } from '@/components/agenda/calendar/last-day-note';
import { NoHours } from '@/components/agenda/calendar/no-hours';
import { SectionTitle } from '@/components/agenda/calendar/section-title';
import { TimePicker } from '@/components/agenda/calendar/time-picker';
import { bringIntoView } from '@/components/shared/browser/bring-into-view';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { hasFreeHour } from '@/lib/agenda/free-slots';
import { formatWeekdayAndDay } from '@/lib/shared/madrid-time';
import { formatPrice } from '@/lib/shared/money';
import { CheckoutProgress } from '../shared/checkout-progress';
import { ChosenAppointment } from '../shared/chosen-appointment';
import { OrderSummary } from '../shared/order-summary';
import { StepHeading } from '../shared/step-heading';
import { useBookingDays } from '../shared/use-today';
import { useCheckout } from '../state/checkout-context';
import { BookingDetails } from './booking-details';

export function BookingStep() {
  const { product, state, dispatch, business } = useCheckout();
  const t = useTranslations('Checkout.booking');
  const slots = useBookingDays(product.bookingDuration);
  const calendar = useRef<HTMLDivElement>(null);
  const hours = useRef<HTMLDivElement>(null);
  const hoursSection = useRef<HTMLElement>(null);

  const isFull = slots.data !== undefined && !hasFreeHour(slots.data.days);
  const day = slots.data?.days.find(({ date }) => date === state.date);
  const chosen = day?.slots.find(({ time }) => time === state.time);
  const chosenIsFree = chosen?.status === 'free';
  const noneLeft = day && day.slots.length > 0 && day.slots.every(({ status }) => status !== 'free');
  const lost = state.hourLost ?? (state.time && day && !chosenIsFree ? t('noLongerFree') : null);
  const hourProblem = noneLeft ? t('noneLeft') : lost;

  /** `byTouch`: the hours are below the first screen of a phone, so they come up. A key leaves the window where it is. */
  function chooseDay(date: string, byTouch: boolean) {
    flushSync(() => dispatch({ type: 'date-chosen', date }));
    if (byTouch) bringIntoView(hoursSection.current);
  }

  function chooseDayInside(date: string) {
    flushSync(() => dispatch({ type: 'date-chosen', date }));
    hoursSection.current?.querySelector('h2')?.focus({ preventScroll: true });
    bringIntoView(hoursSection.current);
  }

  return (
    <div className="rejilla items-start gap-y-12 pb-bloque">
      <CheckoutProgress step="booking" />
      <div className="-mt-12 min-w-0 lg:!col-[1/9]">
        <StepHeading>{t(isFull ? 'fullHeading' : 'heading')}</StepHeading>
        <p className="mt-4 text-tinta-2">
          {t('duration', { minutes: product.bookingDuration, price: formatPrice(state.selectedPrice) })}
        </p>
        {slots.isPending && <LoadingCalendar label={t('loading')} />}
        {slots.isError && (
          <Notice tone="error" className="mt-12">
            <p>{t('failed')}</p>
            <Button
              look="line"
              className="mt-3 min-h-11 text-base"
              disabled={slots.isFetching}
              onClick={() => void slots.refetch()}
            >
              {t('retry')}
            </Button>
          </Notice>
        )}
        {slots.data && isFull && (
          <>
            {(state.hourLost || state.time) && <HourProblem message={t('fullLost')} />}
            <NoHours {...slots.data} service={product.name} contact={business} />
          </>
        )}
        {slots.data && !isFull && (
          <>
            <DatePicker
              ref={calendar}
              days={slots.data.days}
              first={slots.data.window.first}
              last={slots.data.window.last}
              selected={state.date}
              onSelect={chooseDay}
            />
            <section ref={hoursSection} aria-labelledby="hora-titulo" className="scroll-mt-6">
              <SectionTitle
                id="hora-titulo"
                title={state.date ? t('hoursOf', { day: formatWeekdayAndDay(state.date) }) : t('hoursHeading')}
                action={state.date ? t('changeDate') : undefined}
                onAction={() => focusInside(calendar.current, '[tabindex="0"]')}
              />
              {hourProblem && <HourProblem message={hourProblem} />}
              <TimePicker
                ref={hours}
                slots={state.date ? (day?.slots ?? []) : null}
                selected={chosenIsFree ? state.time : null}
                onSelect={(time) => dispatch({ type: 'time-chosen', time })}
              />
            </section>
            {chosenIsFree && (
              <BookingDetails
                onChangeTime={() => focusInside(hours.current, '[aria-pressed="true"]')}
                guarantee={
                  <LastDayNote
                    silent
                    isPaid={false}
                    className="mb-6"
                    days={slots.data.days}
                    date={state.date}
                    openUntil={slots.data.openUntil}
                    onChooseDay={chooseDayInside}
                  />
                }
              />
            )}
          </>
        )}
        {!chosenIsFree && <BackToCustomer />}
      </div>
      <OrderSummary appointment={state.date && <ChosenAppointment date={state.date} />} />
    </div>
  );
}

function focusInside(container: HTMLElement | null, selector: string) {
  const target = container?.querySelector<HTMLElement>(selector);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

function BackToCustomer() {
  const { goTo } = useCheckout();
  const t = useTranslations('Checkout.booking');
  return (
    <button type="button" className="enlace mt-8 py-2.5" onClick={() => goTo('customer')}>
      {t('back')}
    </button>
  );
}

function LoadingCalendar({ label }: { label: string }) {
  return (
    <div className="mt-12">
      <p role="status">{label}</p>
      <div className="mt-4 grid grid-cols-5 gap-1">
        {Array.from({ length: 25 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
          <Skeleton key={index} className="h-[60px] md:h-[72px]" />
        ))}
      </div>
    </div>
  );
}

/** Why the chosen hour is not to be had. The details below it leave the screen with it, so the message takes the focus. */
function HourProblem({ message }: { message: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    bringIntoView(notice.current?.closest('section') ?? null);
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="mb-4">
      <Notice tone="error">{message}</Notice>
    </div>
  );
}
