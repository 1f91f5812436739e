'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef, useState } from 'react';
import { NoHours } from '@/components/agenda/calendar/no-hours';
import { useKeptOverReload } from '@/components/shared/forms/use-kept-over-reload';
import { FieldError } from '@/components/shared/ui/field-error';
import { SubmitButton } from '@/components/shared/ui/submit-button';
import { useRequiredChoice } from '@/components/shared/ui/use-required-choice';
import { hasFreeHour, isFreeHour, type StartHour } from '@/lib/agenda/free-slots';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatShortDay, type MadridDate } from '@/lib/shared/madrid-time';
import { type FreeHours, HourPicker } from './hour-picker';

type Props = {
  /** Answers with a redirect, with or without JavaScript. */
  action: (formData: FormData) => Promise<void>;
  token: string;
  hours: FreeHours;
  /** Said where no hour is free. */
  full: Pick<ComponentProps<typeof NoHours>, 'service' | 'contact'>;
  submit: string;
  submitting: string;
  /** Said beside the button that was pressed without an hour. */
  noHour: string;
  /** The hour that it has now; `start` goes with the form. */
  current?: (StartHour & { start: string }) | undefined;
  openUntil?: MadridDate | undefined;
};

export function MoveForm({ action, token, hours, full, submit, submitting, noHour, current, openUntil }: Props) {
  const { errorId, isMissing, check, clear } = useRequiredChoice('hour');
  const [chosen, setChosen] = useState<StartHour | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { forget } = useKeptOverReload(form);

  function choose(hour: StartHour | null) {
    setChosen(hour);
    if (hour) clear();
  }

  if (!hasFreeHour(hours.days, current)) return <NoHours {...hours} {...full} />;
  return (
    <form ref={form} id="cambiar" action={action} onSubmit={(event) => check(event) && forget()}>
      <input type="hidden" name="token" value={token} />
      {current && <input type="hidden" name="shown" value={current.start} />}
      <HourPicker hours={hours} error={undefined} current={current} openUntil={openUntil} onChoose={choose} />
      {current && <HoursCompared from={current} to={chosen && isFreeHour(hours.days, chosen) ? chosen : null} />}
      <div className="mt-8">
        <SubmitButton label={submit} pending={submitting} aria-describedby={isMissing ? errorId : undefined} />
        <div role="alert">{isMissing && <FieldError id={errorId}>{noHour}</FieldError>}</div>
      </div>
    </form>
  );
}

type ComparedProps = { from: StartHour; to: StartHour | null };

/** The hour that is left and the one that takes its place, side by side. Without JavaScript the list of hours marks the first. */
function HoursCompared({ from, to }: ComparedProps) {
  const t = useTranslations('Checkout.booking');
  const momentOf = ({ date, time }: StartHour) => t('moment', { day: capitalised(formatShortDay(date)), time });
  return (
    <dl className="mt-8 grid max-w-texto grid-cols-2 gap-x-4 noscript:hidden">
      <div className="border-t border-regla pt-3">
        <dt className="text-nota text-tinta-2">{t('from')}</dt>
        <dd className="font-titular text-t4 leading-prieto font-bold">{momentOf(from)}</dd>
      </div>
      <div className="border-t-[1.5px] border-tinta pt-3">
        <dt className="text-nota text-tinta-2">{t('to')}</dt>
        <dd className="font-titular text-t4 leading-prieto font-bold">
          <span key={to ? momentOf(to) : 'none'}>{to ? momentOf(to) : t('toNone')}</span>
        </dd>
      </div>
    </dl>
  );
}
