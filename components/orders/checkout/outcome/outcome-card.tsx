import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Heading, ResultCard } from '../shared/result-card';
import type { Circumstance, OutcomeText } from './outcome-texts';

type Props = {
  text: OutcomeText;
  heading?: Heading;
  circumstances?: Partial<Record<Circumstance, boolean>>;
  actions?: ReactNode;
};

/** How a payment ended, or that it has not. */
export function OutcomeCard({ text, heading, circumstances = {}, actions }: Props) {
  const t = useTranslations();
  const paragraphs = text.paragraphs.flatMap((paragraph) => {
    if (typeof paragraph === 'string') return [paragraph];
    return circumstances[paragraph.only] ? [paragraph.text] : [];
  });
  return (
    <ResultCard ground={text.ground} heading={heading} title={t(text.title)} actions={actions}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
    </ResultCard>
  );
}
