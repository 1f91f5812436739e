'use client';

import type { ReactNode } from 'react';
import { EmailField } from '@/components/shared/forms/email-field';
import type { EmailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import type { FormAction } from '@/components/shared/forms/spam-guarded/form-answer';
import { FormNotice } from '@/components/shared/forms/spam-guarded/form-notice';
import { Honeypot } from '@/components/shared/forms/spam-guarded/honeypot';
import { SentNotice } from '@/components/shared/forms/spam-guarded/sent-notice';
import { useMessageForm } from '@/components/shared/forms/spam-guarded/use-message-form';
import { SelectField, TextArea, TextField } from '@/components/shared/ui/field';
import { PendingButton } from '@/components/shared/ui/pending-button';
import type { ContactSource } from '@/lib/questions/contact/schema';
import { TIMESTAMP_FIELD } from '@/lib/shared/forms/schema';

export type ContactField = 'name' | 'email' | 'phone' | 'plan' | 'message';
export type QuoteField = 'name' | 'email' | 'company' | 'people' | 'place' | 'date' | 'message';
type Field = ContactField | QuoteField;

export type QuoteTexts = Record<
  'company' | 'people' | 'peopleHint' | 'place' | 'placeHint' | 'date' | 'dateHint',
  string
>;

type ContactFormTexts = Record<
  | ContactField
  | 'planOpen'
  | 'messageHint'
  | 'optional'
  | 'sending'
  | 'again'
  | 'honeypot'
  | 'failedTitle'
  | 'failedDetail',
  string
>;

const importValidation = () => import('./contact-validation');
const importQuoteValidation = () => import('./quote-validation');

type Props = {
  action: FormAction<Field>;
  /** Texts of the fields that a quote needs; they take the place of telephone and plan. */
  quote?: QuoteTexts | undefined;
  source: ContactSource;
  context: string | undefined;
  /** Names of the plans to choose from, and the one that the page was opened for. */
  plans: readonly string[];
  plan: string;
  /** Fragment, and prefix of the fields' ids. */
  id: string;
  button: string;
  texts: ContactFormTexts;
  typo: EmailTypoTexts;
  /** Sentences by message of the schema. */
  sentences: Partial<Record<string, string>>;
  consent: ReactNode;
};

export function ContactForm(props: Props) {
  const { action, quote, source, context, plans, plan, id, button, texts, typo, sentences, consent } = props;
  const { answer, isOwn, isSent, again, isPageChanged, sending, formProps, ...form } = useMessageForm<Field>({
    action,
    texts,
    anchor: id,
    importValidation: quote ? importQuoteValidation : importValidation,
    sentences,
  });
  const field = (name: ContactField) => form.field(name, texts[name]);
  const quoteField = (name: 'company' | 'people' | 'place' | 'date') => form.field(name, quote?.[name] ?? '');
  return (
    <>
      {isSent && <SentNotice answer={answer} again={texts.again} onAgain={again} />}
      <form id={id} {...formProps} className="relative grid gap-6">
        {!isSent && <FormNotice answer={answer} isOwn={isOwn} isPageChanged={isPageChanged} />}
        <input type="hidden" name="source" value={source} />
        {context && <input type="hidden" name="context" value={context} />}
        <input type="hidden" name={TIMESTAMP_FIELD} value={answer.stamp} readOnly />
        <Honeypot label={texts.honeypot} />
        <PartBoundary form={formProps.ref}>
          <TextField {...field('name')} autoComplete="name" required />
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <EmailField {...field('email')} typo={typo} required />
            {quote ? (
              <TextField {...quoteField('company')} autoComplete="organization" required />
            ) : (
              <TextField {...field('phone')} aside={texts.optional} type="tel" autoComplete="tel" />
            )}
          </div>
          {quote && (
            <>
              <div className="grid items-start gap-6 sm:grid-cols-2">
                <TextField
                  {...quoteField('people')}
                  hint={quote.peopleHint}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                />
                <TextField {...quoteField('date')} aside={texts.optional} hint={quote.dateHint} autoComplete="off" />
              </div>
              <TextField {...quoteField('place')} hint={quote.placeHint} autoComplete="off" required />
            </>
          )}
          {plans.length > 0 && (
            <SelectField {...field('plan')} defaultValue={answer.values.plan ?? plan}>
              <option value="">{texts.planOpen}</option>
              {plans.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          )}
          <TextArea {...field('message')} aside={texts.optional} hint={texts.messageHint} rows={5} dir="auto" />
        </PartBoundary>
        <p className="text-nota text-tinta-2">{consent}</p>
        <div>
          <PendingButton label={button} pending={texts.sending} isPending={sending} arrow className="max-sm:w-full" />
        </div>
      </form>
    </>
  );
}
