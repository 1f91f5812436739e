import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { fieldProblem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { loadCode } from '@/components/shared/browser/load-code';
import { Button } from '@/components/shared/ui/button';
import { KeyField } from '@/components/shared/ui/field';
import type { Identity } from '@/lib/private/sealing/identity';
import type { NewPhraseBody } from '@/lib/space/contract';
import { loadWays } from '../opening/load-ways';
import { FormEnd } from '../shared/form-end';
import { ProblemNote } from '../shared/problem-note';
import { StepHeading } from '../shared/step-heading';

const loadPhrase = () => import('@/lib/private/sealing/phrase');

type Props = {
  space: Identity;
  /** What happens with what the server is told of the phrase; rejects with a Problem. */
  take: (phrase: NewPhraseBody) => Promise<void> | void;
};

/** Words that are made here, written down, and typed back once. */
export function PhraseStep({ space, take }: Props) {
  const t = useTranslations('SpaceCreation.phrase');
  const [words, setWords] = useState<string | null>(null);
  const [isKept, setIsKept] = useState(false);
  const making = useCall('space', async () => setWords((await loadCode(loadPhrase)).newPhrase()));
  const { mutate: make } = making;
  useEffect(() => make(), [make]);
  const storing = useCall('space', async (typed: string) => {
    const { parsePhrase } = await loadCode(loadPhrase);
    const [given, wanted] = [parsePhrase(typed), parsePhrase(words ?? '')];
    if (!given.ok || !wanted.ok || given.phrase !== wanted.phrase) throw fieldProblem({ phrase: t('other') });
    const { newPhraseBody } = await loadWays();
    await take(await newPhraseBody(space, given.phrase));
  });
  const form = useCallForm(storing, (typed) => storing.mutate(String(typed.get('phrase'))), { only: 'phrase' });
  if (isKept) {
    return (
      <form {...form.props} className="grid max-w-texto gap-5">
        <StepHeading>{t('backTitle')}</StepHeading>
        <KeyField {...form.field('phrase')} label={t('back')} autoCapitalize="none" maxLength={200} />
        <FormEnd form={form} submit={t('continue')} busy={t('storing')}>
          <SmallButton look="quiet" onClick={() => setIsKept(false)}>
            {t('seeAgain')}
          </SmallButton>
        </FormEnd>
      </form>
    );
  }
  return (
    <div className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('title')}</StepHeading>
        <p className="mt-3">{t('lead')}</p>
      </div>
      {making.error && <ProblemNote problem={making.error} onRetry={() => make()} />}
      {words && (
        <>
          <ol
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 border-2 border-tinta respaldo-s bg-arena p-4"
            data-phrase=""
          >
            {words.split(' ').map((word, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and they never move.
              <li key={index} className="font-titular text-t4 font-bold whitespace-nowrap">
                <span className="mr-2 text-nota font-normal text-tinta-2">{index + 1}</span>
                <span>{word}</span>
              </li>
            ))}
          </ol>
          <p className="flex flex-wrap items-center gap-4">
            <Button onClick={() => setIsKept(true)}>{t('kept')}</Button>
            <SmallButton look="quiet" onClick={() => make()}>
              {t('another')}
            </SmallButton>
          </p>
        </>
      )}
    </div>
  );
}
