'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { showHeading } from '@/components/shared/browser/show-heading';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { fieldsOf, type ServerAction } from '@/components/shared/forms/form-sending';
import { notYetSent } from '@/components/shared/forms/spam-guarded/form-answer';
import { FormNotice } from '@/components/shared/forms/spam-guarded/form-notice';
import { Honeypot } from '@/components/shared/forms/spam-guarded/honeypot';
import { useFormTimestamp } from '@/components/shared/forms/spam-guarded/use-form-timestamp';
import { useFirstFault, useRedirectingForm } from '@/components/shared/forms/use-redirecting-form';
import { Arrow, Button, buttonClass } from '@/components/shared/ui/button';
import { SelectField, TextField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import { PageLink } from '@/components/shared/ui/page-link';
import { Spinner } from '@/components/shared/ui/spinner';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';
import { EMAIL_MAX, FULL_NAME_MAX } from '@/lib/shared/person/limits';
import { ConfirmButtons } from './confirm-buttons';
import { SenderFields } from './sender-fields';
import { StatementBox } from './statement-box';
import { statedIn, useStatementSteps } from './use-statement-steps';
import type { StatedField, StatementAnswer } from './withdrawal-answer';

const NOT_YET_STATED: StatementAnswer = { ...notYetSent, step: 'write', statement: '' };

type Props = {
  action: ServerAction<StatementAnswer>;
  /** Where to write while it cannot be stored. */
  email: string;
  /** Names to choose from. */
  services: readonly string[];
  /** What is stored, with its link. */
  privacy: ReactNode;
};

/** The way to withdraw without the order's link: it is written, then confirmed. Works without JavaScript. */
export function PublicStatementForm({ action, email, services, privacy }: Props) {
  const t = useTranslations('Withdrawal');
  const { form, answer, sending, isPageChanged, formProps } = useRedirectingForm<StatementAnswer>({
    action,
    initial: NOT_YET_STATED,
    unreachable: (before, formData) => ({
      ...before,
      step: formData.get('step') === 'confirm' ? 'confirm' : 'write',
      statement: shown.statement,
      outcome: 'failed',
      title: t('public.failedTitle'),
      detail: t('confirm.failed', { email }),
      errors: {},
      values: statedIn(formData),
    }),
    useGuard: useFormTimestamp,
    keepsItself: true,
  });
  const { shown, store, sent, startOver } = useStatementSteps(form, answer);
  useFirstFault(form, shown);
  // The button that had the focus goes away.
  const stateAnother = () => {
    flushSync(startOver);
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  };
  if (sent) return <AlreadySent path={sent} onAnother={stateAnother} />;

  return (
    <form {...formProps} id="desistimiento" onChange={store} noValidate className="relative grid gap-6">
      <FormNotice answer={shown} isPageChanged={isPageChanged} />
      <input type="hidden" name="step" value={shown.step} />
      <input type="hidden" name={TIMESTAMP_FIELD} value={answer.stamp} readOnly />
      <Honeypot label={t('public.honeypot')} />
      {shown.step === 'write' ? (
        <WriteStep answer={shown} pending={sending} services={services} privacy={privacy} />
      ) : (
        <ConfirmStep answer={shown} pending={sending} />
      )}
    </form>
  );
}

/** In place of the form for a person who comes back to it after confirming. */
function AlreadySent({ path, onAnother }: { path: string; onAnother: () => void }) {
  const t = useTranslations('Withdrawal.public');
  return (
    <div className="grid gap-6">
      <Notice>
        <p className="font-titular text-t4 leading-tight">{t('sentTitle')}</p>
        <p className="mt-1">{t('sentText')}</p>
      </Notice>
      <p className="flex flex-wrap gap-4">
        <PageLink href={path} className={buttonClass('solid', 'max-sm:w-full')}>
          {t('sentSee')}
        </PageLink>
        <Button look="line" className="max-sm:w-full" onClick={onAnother}>
          {t('sentAnother')}
        </Button>
      </p>
    </div>
  );
}

const fieldsIn = ({ values, errors }: StatementAnswer) => fieldsOf<StatedField>(values, (name) => errors[name]);

type WriteProps = {
  answer: StatementAnswer;
  pending: boolean;
  services: readonly string[];
  /** What is stored, with its link. */
  privacy: ReactNode;
};

/** Who withdraws, from what, and where the acknowledgment goes: nothing else is asked. */
function WriteStep({ answer, pending, services, privacy }: WriteProps) {
  const t = useTranslations('Withdrawal.public');
  const typo = useTranslations('EmailTypo');
  const field = (name: StatedField) => fieldsIn(answer)(name, t(name));
  return (
    <>
      <p className="max-w-lead font-titular text-lead">{t('lead')}</p>
      <TextField {...field('name')} required autoComplete="name" maxLength={FULL_NAME_MAX} />
      <TextField {...field('number')} aside={t('ifKnown')} hint={t('numberHint')} autoComplete="off" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
        <SelectField {...field('service')}>
          <option value="">{t('unknown')}</option>
          {services.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField {...field('day')} aside={t('ifKnown')} type="date" autoComplete="off" />
      </div>
      <EmailField
        {...field('ackEmail')}
        required
        hint={t('ackEmailHint')}
        typo={emailTypoTexts(typo)}
        maxLength={EMAIL_MAX}
      />
      <p className="max-w-texto text-nota text-tinta-2">{privacy}</p>
      <p>
        <Button type="submit" disabled={pending} className="max-sm:w-full">
          {t('continue')}
          {pending ? <Spinner /> : <Arrow />}
        </Button>
      </p>
    </>
  );
}

type ConfirmProps = { answer: StatementAnswer; pending: boolean };

/** The statement as it will be stored, and the button that confirms it. */
function ConfirmStep({ answer, pending }: ConfirmProps) {
  const t = useTranslations('Withdrawal.public');
  const texts = useTranslations('Withdrawal.confirm');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showHeading(heading.current), []);
  return (
    <>
      {(['number', 'service', 'day'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={answer.values[name] ?? ''} />
      ))}
      <h2 ref={heading} tabIndex={-1} className="text-t3 outline-none">
        {t('confirmTitle')}
      </h2>
      <div>
        <StatementBox title={texts('statement')} statement={answer.statement} />
        <p className="mt-2">
          <button type="submit" name="correct" value="1" disabled={pending} className="enlace cursor-pointer py-2">
            {t('correct')}
          </button>
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SenderFields field={fieldsIn(answer)} />
      </div>
      <p className="max-w-texto">{t('consequences')}</p>
      <ConfirmButtons pending={pending} backHref="/" />
    </>
  );
}
