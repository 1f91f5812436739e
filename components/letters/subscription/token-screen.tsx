'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { useKeptOverReload } from '@/components/shared/forms/use-kept-over-reload';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { PageLink } from '@/components/shared/ui/page-link';
import { Spinner } from '@/components/shared/ui/spinner';

/** `gone`: the link is unknown or too old. */
export type TokenOutcome = 'asked' | 'done' | 'gone' | 'failed';
type TokenAction = (before: TokenOutcome, formData: FormData) => Promise<TokenOutcome>;

type Said = { title: string; text: string };

export type TokenScreenTexts = Record<'asked' | 'done' | 'gone', Said> &
  Record<'button' | 'sending' | 'failed' | 'home', string>;

type Props = { action: TokenAction; token: string; texts: TokenScreenTexts };

/** The page of a link in an e-mail. Opening it, as mail filters do, changes nothing; the button does. */
export function TokenScreen({ action, token, texts }: Props) {
  const [served, formAction] = useActionState(action, 'asked');
  const [outcome, setOutcome] = useState(served);
  const [sending, setSending] = useState(false);
  const [isPageChanged, setPageChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isOutdated = useKeptOverReload(form);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = outcome === 'asked' || outcome === 'failed';
  const said = texts[open ? 'asked' : outcome];

  useEffect(() => {
    if (outcome !== served && !open) heading.current?.focus();
  }, [outcome, served, open]);

  async function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    setSending(true);
    const given = await action('asked', data).catch((error: unknown) => {
      setPageChanged(isOutdated(error));
      return 'failed' as const;
    });
    setOutcome(given);
    setSending(false);
  }

  return (
    <div data-newsletter="answer" className="overflow-clip bg-arena pt-pieza">
      <div className="rejilla items-end gap-y-12">
        <div className="md:col-span-7 md:pb-bloque">
          <h1 ref={heading} tabIndex={-1} className="text-t2 outline-none">
            {said.title}
          </h1>
          <p className="mt-6 max-w-breve font-titular text-lead">{said.text}</p>
          {open ? (
            <form ref={form} action={formAction} onSubmit={press} className="mt-8 grid justify-items-start gap-6">
              {isPageChanged && <PageChanged />}
              {outcome === 'failed' && !isPageChanged && <Notice tone="error">{texts.failed}</Notice>}
              <input type="hidden" name="token" value={token} />
              <Button type="submit" disabled={sending}>
                <span>{sending ? texts.sending : texts.button}</span>
                {sending && <Spinner />}
              </Button>
            </form>
          ) : (
            <p className="mt-8">
              <PageLink href="/" className={buttonClass()}>
                {texts.home}
              </PageLink>
            </p>
          )}
        </div>
        <div className="md:col-span-5">
          <TwoOnASofa className="h-36 max-w-full lg:h-52" />
        </div>
      </div>
    </div>
  );
}
