'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FieldError } from '@/components/shared/ui/field-error';
import { SubmitButton } from '@/components/shared/ui/submit-button';
import { useRequiredChoice } from '@/components/shared/ui/use-required-choice';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { formatShortDay, type MadridDate } from '@/lib/shared/madrid-time';
import { type FreeHours, HourPicker, isFreeHour, type ShownHour } from './hour-picker';

type Props = {
  /** Answers with a redirect, with or without JavaScript. */
  action: (formData: FormData) => Promise<void>;
  token: string;
  hours: FreeHours;
  submit: string;
  submitting: string;
  /** Said beside the button that was pressed without an hour. */
  noHour: string;
  /** The hour that it has now; `start` goes with the form. */
  current?: (ShownHour & { start: string }) | undefined;
  openUntil?: MadridDate | undefined;
};

export function MoveForm({ action, token, hours, submit, submitting, noHour, current, openUntil }: Props) {
  const { errorId, isMissing, check, clear } = useRequiredChoice('hour');
  const [chosen, setChosen] = useState<ShownHour | null>(null);

  function choose(hour: ShownHour | null) {
    setChosen(hour);
    if (hour) clear();
  }

  return (
    <form id="cambiar" action={action} onSubmit={check}>
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

type ComparedProps = { from: ShownHour; to: ShownHour | null };

/** The hour that is left and the one that takes its place, side by side. Without JavaScript the list of hours marks the first. */
function HoursCompared({ from, to }: ComparedProps) {
  const t = useTranslations('Checkout.booking');
  const momentOf = ({ date, time }: ShownHour) => t('moment', { day: capitalised(formatShortDay(date)), time });
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
