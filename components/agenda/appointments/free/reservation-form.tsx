'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type FreeHours, HourPicker } from '@/components/agenda/appointments/hour-picker';
import { NoHours } from '@/components/agenda/calendar/no-hours';
import { SectionTitle } from '@/components/agenda/calendar/section-title';
import { choiceOfTab } from '@/components/shared/browser/chosen-hour';
import { readSender } from '@/components/shared/browser/consultation-sender';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { writeFields } from '@/components/shared/forms/form-fields';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { useForm } from '@/components/shared/forms/use-form';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { BookingBody } from '@/components/shared/ui/booking-body';
import { ChoiceCards } from '@/components/shared/ui/choice-cards';
import { TextField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import { PendingButton } from '@/components/shared/ui/pending-button';
import { hasFreeHour } from '@/lib/agenda/free-slots';
import { EMAIL_MAX, FULL_NAME_MAX } from '@/lib/shared/person/limits';
import { KeptPanel } from './kept-panel';
import { notYetAsked, type ReservationAnswer, type ReserveAction } from './reservation';

type Props = {
  action: ReserveAction;
  offer: string;
  /** It was made for this page: see `useChoice`. */
  isNew: boolean;
  hours: FreeHours;
  officeAddress: string;
  phone: string;
  phoneHours: string;
  /** Named where no hour is free. */
  service: string;
  /** What is stored, with its link. */
  privacy: ReactNode;
  /** Headings of the page: while an hour is chosen, once one is kept, and where none is free. */
  heads: { asked: ReactNode; kept: ReactNode; full: ReactNode };
  /** An hour that was kept before: the next choice ends it. */
  earlier: ReactNode;
};

/** Chooses the hour of the free appointment, under the heading of its page. Works without JavaScript. */
export function ReservationForm(props: Props) {
  const { action, offer, isNew, hours, officeAddress, phone, phoneHours, service, privacy, heads, earlier } = props;
  const t = useTranslations('FirstConsultation.form');
  const booking = useTranslations('Checkout.booking');
  const typo = useTranslations('EmailTypo');
  const router = useRouter();
  const { form, answer, served, own, errorOf, field, sending, isPageChanged, forget, formProps } =
    useForm<ReservationAnswer>({
      action,
      useSubmission: useSubmit,
      initial: notYetAsked,
      unreachable: ({ values }) => ({ ...notYetAsked, values, outcome: 'refused', notice: t('failed') }),
    });
  const [mode, setMode] = useState(served.values.mode);
  const choice = useChoice(offer, isNew);
  // After what was kept over a reload, which is newer.
  useSender(form);

  useEffect(() => {
    if (!own || answer.outcome !== 'refused') return;
    const faulty = form.current?.querySelector<HTMLElement>('#hour-error, [aria-invalid="true"], [role="alert"]');
    faulty?.scrollIntoView({ block: 'center' });
    const calendar = form.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
    const target = faulty?.id === 'hour-error' ? calendar : faulty;
    if (target?.matches('input, button')) target.focus({ preventScroll: true });
    if (answer.stale) router.refresh();
  }, [answer, own, form, router]);

  const { notice, kept, values } = answer;
  useEffect(() => {
    if (kept) forget();
  }, [kept, forget]);
  if (kept) {
    return (
      <>
        {heads.kept}
        <BookingBody>
          <KeptPanel kept={kept} email={values.email} offer={answer.offer} phone={phone} />
        </BookingBody>
      </>
    );
  }
  if (!hasFreeHour(hours.days)) {
    return (
      <>
        {heads.full}
        <BookingBody>
          {earlier}
          <NoHours {...hours} service={service} contact={{ phone, phoneHours }} />
        </BookingBody>
      </>
    );
  }
  return (
    <>
      {heads.asked}
      <BookingBody>
        {earlier}
        <form {...formProps} id="reserva" noValidate>
          <input type="hidden" name="offer" value={served.offer || choice} />
          {isPageChanged && <PageChanged />}
          {notice && !isPageChanged && <Notice tone="error">{notice}</Notice>}
          <PartBoundary form={form}>
            <HourPicker hours={hours} error={errorOf('hour')} />
          </PartBoundary>
          <SectionTitle id="datos-titulo" title={t('details')} />
          <div className="grid gap-6">
            <PartBoundary form={form}>
              <ChoiceCards
                name="mode"
                legend={booking('modeLegend')}
                value={mode}
                onChoose={setMode}
                choices={[
                  { value: 'online', title: booking('online'), detail: booking('onlineDetail') },
                  {
                    value: 'in-person',
                    title: booking('inPerson'),
                    detail: booking('inPersonDetail', { address: officeAddress }),
                  },
                ]}
              />
              <div className="grid items-start gap-6 sm:grid-cols-2">
                <TextField
                  {...field('fullName', t('fullName'))}
                  autoComplete="name"
                  maxLength={FULL_NAME_MAX}
                  required
                />
                <EmailField
                  {...field('email', t('email'))}
                  typo={emailTypoTexts(typo)}
                  hint={t('emailHint')}
                  maxLength={EMAIL_MAX}
                  required
                />
              </div>
            </PartBoundary>
            {privacy}
            <p>
              <PendingButton
                label={t('submit')}
                pending={t('submitting')}
                isPending={sending}
                arrow
                className="max-sm:w-full"
              />
            </p>
          </div>
        </form>
      </BookingBody>
    </>
  );
}

/** The key under which the form chooses. `isNew`: it was made for this page, and is taken only by a tab that has none yet. */
function useChoice(offer: string, isNew: boolean): string {
  const [choice, setChoice] = useState(offer);
  useEffect(() => {
    if (isNew) setChoice(choiceOfTab(offer));
  }, [offer, isNew]);
  return choice;
}

/** Fills in who has just sent the consultation, unless something is typed already. */
function useSender(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const sender = readSender();
    const element = form.current;
    if (!sender || !element) return;
    const typed = new FormData(element);
    if (!typed.get('fullName') && !typed.get('email')) writeFields(element, sender);
  }, [form]);
}
