import type { ReactNode } from 'react';
import { EmailField } from '@/components/shared/forms/email-field';
import type { EmailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { type FormAction, type FormAnswer, notYetSent } from '@/components/shared/forms/spam-guarded/form-answer';
import { FormNotice } from '@/components/shared/forms/spam-guarded/form-notice';
import { Honeypot } from '@/components/shared/forms/spam-guarded/honeypot';
import { SentNotice } from '@/components/shared/forms/spam-guarded/sent-notice';
import { useForm } from '@/components/shared/forms/use-form';
import { Button } from '@/components/shared/ui/button';
import { Spinner } from '@/components/shared/ui/spinner';
import { useToast } from '@/components/shared/ui/toast';
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
  const failure = { title: texts.failedTitle, detail: texts.failedDetail };
  const { answer, field, isOwn, isSent, again, isPageChanged, sending, formProps } = useForm<
    FormAnswer<NewsletterField>
  >({
    action,
    initial: notYetSent,
    unreachable: () => ({ ...notYetSent, outcome: 'failed', ...failure }),
    anchor: id,
    isGuarded: true,
    importValidation,
    sentences,
    toast: useToast(),
  });
  return (
    <>
      {isSent && <SentNotice answer={answer} again={texts.again} onAgain={again} />}
      <form id={id} {...formProps} className={`relative grid gap-4 ${compact ? '[&_p.text-error]:text-azafran' : ''}`}>
        {!isSent && <FormNotice answer={answer} isOwn={isOwn} isPageChanged={isPageChanged} />}
        <input type="hidden" name={TIMESTAMP_FIELD} value={answer.stamp} readOnly />
        <Honeypot label={texts.honeypot} />
        <div className={`grid items-start gap-4 ${compact ? '' : 'sm:grid-cols-[1fr_auto]'}`}>
          {/* Not `required`: without JavaScript the message is the server's, not the browser's. */}
          <EmailField {...field('email', texts.email)} typo={typo} aria-required="true" />
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
