import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { VerifyResponseBody } from '@/lib/space/contract';
import { byPhrase } from '../opening/enter-space';
import { MailboxProof } from '../opening/mailbox-proof';
import { PhraseForm } from '../opening/phrase-form';
import type { Opened } from '../opening/ways';
import { StepHeading } from '../shared/step-heading';

/** The mailbox first, so that no stranger can use up the attempts of its owner; then the phrase. */
export function PhraseEntry({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const t = useTranslations('SpaceEntry');
  const [proved, setProved] = useState<VerifyResponseBody | null>(null);
  if (!proved) return <MailboxProof title={t('phrase.title')} lead={t('phrase.mailbox')} onProved={setProved} />;
  const { ticket, stretching } = proved;
  return (
    <div className="grid gap-6">
      <StepHeading>{t('phrase.title')}</StepHeading>
      {stretching ? (
        <PhraseForm
          submit={t('phrase.open')}
          open={(phrase) => byPhrase(phrase, stretching, { ticket })}
          onOpened={onOpened}
        />
      ) : (
        <p className="max-w-texto">{t(proved.space === 'existing' ? 'phrase.noPhrase' : 'phrase.noSpace')}</p>
      )}
    </div>
  );
}
