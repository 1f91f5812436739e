import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { PrivateFault } from '@/components/private/private-fault';
import { useCall } from '@/components/private/use-call';
import { loadCode } from '@/components/shared/browser/load-code';
import { Button } from '@/components/shared/ui/button';
import { TextField } from '@/components/shared/ui/field';
import { Spinner } from '@/components/shared/ui/spinner';
import type { Phrase } from '@/lib/private/sealing/phrase';
import type { PhraseWait } from '@/lib/space/contract';
import { FaultNote } from '../shared/fault-note';
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
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const wait = useWait();
  const opening = useCall('space', async (text: string) => {
    const { parsePhrase } = await loadCode(loadPhrase);
    const parsed = parsePhrase(text);
    if (!parsed.ok) {
      const message = parsed.reason === 'unknown-word' ? t('unknownWord', { word: parsed.word }) : t('wordCount');
      throw new PrivateFault({ status: 0, code: 'invalid', message, fields: { phrase: message } });
    }
    return open(parsed.phrase);
  });
  const fault = opening.error;
  const isWait = fault !== null && WAITING.includes(fault.code);
  const fieldError = fault?.fields.phrase ?? (isWait ? t('wrong') : undefined);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (opening.isPending || wait.left > 0) return;
    const text = String(new FormData(event.currentTarget).get('phrase'));
    setTyped(text);
    opening.mutate(text, {
      onSuccess: onOpened,
      onError: (error) => {
        const state = error.state as PhraseWait | undefined;
        if (WAITING.includes(error.code) && state) wait.start(state.retryAfterSeconds);
        document.getElementById(id)?.focus();
      },
    });
  }

  return (
    <form onSubmit={send} noValidate className="grid max-w-texto gap-5">
      <TextField
        id={id}
        name="phrase"
        type={isShown ? 'text' : 'password'}
        label={t('label')}
        hint={t('hint')}
        error={fieldError}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
          className="size-6 accent-tinta"
        />
        {t('show')}
      </label>
      {fault && !fieldError && <FaultNote fault={fault} />}
      <p aria-live="polite" className="font-bold">
        {wait.left > 0 && t('wait', { seconds: wait.left })}
      </p>
      <p>
        <Button type="submit" aria-disabled={opening.isPending || wait.left > 0}>
          <span>
            {opening.isPending ? t('opening') : wait.left > 0 ? t('waitShort', { seconds: wait.left }) : submit}
          </span>
          {opening.isPending && <Spinner />}
        </Button>
      </p>
    </form>
  );
}
