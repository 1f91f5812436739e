import type { ReactNode } from 'react';
import { EmailField } from '@/components/shared/forms/email-field';
import type { EmailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import type { FormAction } from '@/components/shared/forms/spam-guarded/form-answer';
import { FormNotice } from '@/components/shared/forms/spam-guarded/form-notice';
import { Honeypot } from '@/components/shared/forms/spam-guarded/honeypot';
import { SentNotice } from '@/components/shared/forms/spam-guarded/sent-notice';
import { useSpamGuardedForm } from '@/components/shared/forms/spam-guarded/use-spam-guarded-form';
import { Button } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';

export type NewsletterField = 'email';

export type NewsletterFormTexts = Record<
  'email' | 'button' | 'sending' | 'again' | 'honeypot' | 'failedTitle' | 'failedDetail',
  string
>;

const importValidation = () => import('./newsletter-validation');

export type NewsletterFormProps = {
  action: FormAction<NewsletterField>;
  /** Fragment, and prefix of the field's id: a page can have the form twice. */
  id: string;
  /** For the footer: on a dark ground, in one narrow column. */
  compact?: boolean;
  texts: NewsletterFormTexts;
  typo: EmailTypoTexts;
  /** Sentences by message of the schema. */
  sentences: Partial<Record<string, string>>;
  consent: ReactNode;
};

export function NewsletterForm({ action, id, compact = false, texts, typo, sentences, consent }: NewsletterFormProps) {
  const { answer, errorOf, isSent, again, silent, sending, formProps } = useSpamGuardedForm({
    action,
    anchor: id,
    importValidation,
    sentences,
    failure: { title: texts.failedTitle, detail: texts.failedDetail },
  });
  return (
    <>
      {isSent && <SentNotice answer={answer} again={texts.again} onAgain={again} />}
      <form id={id} {...formProps} className={`relative grid gap-4 ${compact ? '[&_p.text-error]:text-azafran' : ''}`}>
        {!isSent && <FormNotice answer={answer} silent={silent} />}
        <input type="hidden" name={TIMESTAMP_FIELD} value={answer.stamp} readOnly />
        <Honeypot label={texts.honeypot} />
        <div className={`grid items-start gap-4 ${compact ? '' : 'sm:grid-cols-[1fr_auto]'}`}>
          {/* Not `required`: without JavaScript the message is the server's, not the browser's. */}
          <EmailField
            id={`${id}-email`}
            name="email"
            typo={typo}
            label={texts.email}
            error={errorOf('email')}
            defaultValue={answer.values.email}
            aria-required="true"
          />
          <Button
            type="submit"
            look={compact ? 'accent' : 'solid'}
            disabled={sending}
            className={compact ? '' : 'sm:mt-[1.96875rem]'}
          >
            <span>{sending ? texts.sending : texts.button}</span>
            {sending && <Spinner />}
          </Button>
        </div>
        <p className={`text-nota ${compact ? 'text-bruma' : 'text-tinta-2'}`}>{consent}</p>
      </form>
    </>
  );
}
