import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { answeredField } from '@/components/shared/forms/answered-field';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { Arrow, Button } from '@/components/shared/ui/button';
import { TextField } from '@/components/shared/ui/field';
import { Spinner } from '@/components/shared/ui/spinner';
import { EMAIL_MAX, FULL_NAME_MAX } from '@/lib/shared/person/limits';
import type { StatedField, StatementAnswer } from './withdrawal-answer';

type Props = {
  answer: StatementAnswer;
  pending: boolean;
  /** What is stored, with its link. */
  privacy: ReactNode;
};

/** Who withdraws, from what, and where the acknowledgment goes: nothing else is asked. */
export function WriteStep({ answer, pending, privacy }: Props) {
  const t = useTranslations('Withdrawal.public');
  const typo = useTranslations('EmailTypo');
  const field = (id: StatedField) => answeredField(id, t(id), answer);
  return (
    <>
      <p className="max-w-lead font-titular text-lead">{t('lead')}</p>
      <TextField {...field('name')} autoComplete="name" maxLength={FULL_NAME_MAX} />
      <TextField {...field('contract')} hint={t('contractHint')} autoComplete="off" />
      <EmailField {...field('ackEmail')} hint={t('ackEmailHint')} typo={emailTypoTexts(typo)} maxLength={EMAIL_MAX} />
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
