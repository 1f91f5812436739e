import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/shared/forms/email-field';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import type { fieldsOf } from '@/components/shared/forms/form-sending';
import { TextField } from '@/components/shared/ui/field';
import { EMAIL_MAX, FULL_NAME_MAX } from '@/lib/shared/person/limits';
import type { ConfirmedField } from './withdrawal-answer';

type Props = {
  field: ReturnType<typeof fieldsOf<ConfirmedField>>;
  /** The mailbox of the contract, masked: the acknowledgment goes there unless another one is written. */
  known?: string;
};

/** Who declares it, and where the acknowledgment goes: known, or written and editable. */
export function SenderFields({ known, field }: Props) {
  const t = useTranslations('Withdrawal.confirm');
  const typo = useTranslations('EmailTypo');
  return (
    <>
      <TextField {...field('name', t('name'))} required autoComplete="name" maxLength={FULL_NAME_MAX} />
      {known && <p className="max-w-texto wrap-anywhere">{t('known', { email: known })}</p>}
      <EmailField
        {...field('ackEmail', t('ackEmail'))}
        required
        {...(known ? { label: t('otherEmail'), aside: t('optional'), required: false } : { hint: t('ackEmailHint') })}
        typo={emailTypoTexts(typo)}
        maxLength={EMAIL_MAX}
      />
    </>
  );
}
