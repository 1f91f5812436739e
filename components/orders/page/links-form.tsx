'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { type FormAction, type FormAnswer, notYetSent } from '@/components/shared/forms/spam-guarded/form-answer';
import { FormNotice } from '@/components/shared/forms/spam-guarded/form-notice';
import { useForm } from '@/components/shared/forms/use-form';
import { useFirstFault } from '@/components/shared/forms/use-redirecting-form';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { Notice } from '@/components/shared/ui/notice';
import { PendingButton } from '@/components/shared/ui/pending-button';

type Props = {
  action: FormAction<'email'>;
  /** The same in every case. */
  sent: ReactNode;
  /** If no answer comes. */
  failed: { title: string; detail: string };
};

/** Has the links of a mailbox mailed to it. Without JavaScript /tu-contratacion answers, wherever the form stands. */
export function LinksForm({ action, sent, failed }: Props) {
  const t = useTranslations('LinksForm');
  const typo = emailTypoTexts(useTranslations('EmailTypo'));
  const { form, answer, field, isPageChanged, sending, formProps } = useForm<FormAnswer<'email'>>({
    action,
    initial: notYetSent,
    unreachable: () => ({ ...notYetSent, outcome: 'failed', ...failed }),
    useSubmission: useSubmit,
    anchor: 'tus-enlaces',
    page: '/tu-contratacion',
  });
  useFirstFault(form, answer);
  return (
    <form id="tus-enlaces" {...formProps} noValidate className="grid max-w-texto gap-4">
      {answer.outcome === 'sent' ? (
        <Notice>
          <p>{sent}</p>
        </Notice>
      ) : (
        <FormNotice answer={answer} isPageChanged={isPageChanged} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
        <EmailField {...field('email', t('email'))} typo={typo} aria-required="true" />
        <PendingButton
          label={t('button')}
          pending={t('pending')}
          isPending={sending}
          look="solid"
          className="sm:mt-[1.97rem]"
        />
      </div>
    </form>
  );
}
