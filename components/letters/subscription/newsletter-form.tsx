import type { ReactNode } from 'react';
import { EmailField } from '@/components/shared/forms/email-field';
import type { EmailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import type { FormAction } from '@/components/shared/forms/spam-guarded/form-answer';
import { FormNotice } from '@/components/shared/forms/spam-guarded/form-notice';
import { Honeypot } from '@/components/shared/forms/spam-guarded/honeypot';
import { SentNotice } from '@/components/shared/forms/spam-guarded/sent-notice';
import { useMessageForm } from '@/components/shared/forms/spam-guarded/use-message-form';
import { PendingButton } from '@/components/shared/ui/pending-button';
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
  const { answer, field, isOwn, isSent, again, isPageChanged, sending, formProps } = useMessageForm<NewsletterField>({
    action,
    texts,
    anchor: id,
    importValidation,
    sentences,
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
          <PendingButton
            label={texts.button}
            pending={texts.sending}
            isPending={sending}
            look={compact ? 'accent' : 'solid'}
            className={compact ? '' : 'sm:mt-[1.96875rem]'}
          />
        </div>
        <p className={`text-nota ${compact ? 'text-bruma' : 'text-tinta-2'}`}>{consent}</p>
      </form>
    </>
  );
}
