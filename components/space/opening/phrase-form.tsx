import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { fieldProblem } from '@/components/private/problem';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { loadCode } from '@/components/shared/browser/load-code';
import { KeyField, TextField } from '@/components/shared/ui/field';
import type { Phrase } from '@/lib/private/sealing/phrase';
import type { PhraseWait } from '@/lib/space/contract';
import { FormEnd } from '../shared/form-end';
import { useWait } from './use-wait';
import type { Opened } from './ways';

const loadPhrase = () => import('@/lib/private/sealing/phrase');

const WAITING = ['phrase_wrong', 'phrase_waits'];

type Props = {
  submit: string;
  open: (phrase: Phrase) => Promise<Opened>;
  onOpened: (opened: Opened) => void;
};

/** The words, in any case and with or without accents. After a wrong one the button counts down; what was typed stays. */
export function PhraseForm({ submit, open, onOpened }: Props) {
  const t = useTranslations('SpaceEntry.phrase');
  const [typed, setTyped] = useState('');
  const [isShown, setIsShown] = useState(false);
  const field = {
    label: t('label'),
    hint: t('hint'),
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(target.value),
    autoCapitalize: 'none',
    maxLength: 200,
  };
  const wait = useWait();
  const opening = useCall('space', async (text: string) => {
    const { parsePhrase } = await loadCode(loadPhrase);
    const parsed = parsePhrase(text);
    if (parsed.ok) return open(parsed.phrase);
    const phrase = parsed.reason === 'unknown-word' ? t('unknownWord', { word: parsed.word }) : t('wordCount');
    throw fieldProblem({ phrase });
  });
  function send(data: FormData) {
    opening.mutate(String(data.get('phrase')), {
      onSuccess: onOpened,
      onError: (error) => {
        const state = error.state as PhraseWait | undefined;
        if (WAITING.includes(error.code) && state) wait.start(state.retryAfterSeconds);
      },
    });
  }
  const form = useCallForm(opening, send, {
    isBlocked: wait.left > 0,
    beside: ({ code, fields }) => (WAITING.includes(code) ? { phrase: t('wrong'), ...fields } : {}),
    only: 'phrase',
  });
  return (
    <form {...form.props} className="grid max-w-texto gap-5">
      {isShown ? (
        <KeyField {...form.field('phrase')} {...field} />
      ) : (
        <TextField {...form.field('phrase')} {...field} type="password" autoComplete="off" />
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
          className="size-6 accent-tinta"
        />
        {t('show')}
      </label>
      <p aria-live="polite" className="font-bold">
        {wait.left > 0 && t('wait', { seconds: wait.left })}
      </p>
      <FormEnd
        form={form}
        submit={wait.left > 0 ? t('waitShort', { seconds: wait.left }) : submit}
        busy={t('opening')}
        isBlocked={wait.left > 0}
      />
    </form>
  );
}
