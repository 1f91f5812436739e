'use client';

import { useEffect, useRef } from 'react';
import type { ServerAction } from '@/components/shared/forms/form-sending';
import { PageChanged } from '@/components/shared/forms/page-changed';
import { useForm } from '@/components/shared/forms/use-form';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { buttonClass } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { PageLink } from '@/components/shared/ui/page-link';
import { PendingButton } from '@/components/shared/ui/pending-button';

/** `gone`: the link is unknown or too old. */
export type TokenAnswer = { outcome: 'asked' | 'done' | 'gone' | 'failed' };

type Said = { title: string; text: string };

export type TokenScreenTexts = Record<'asked' | 'done' | 'gone', Said> &
  Record<'button' | 'sending' | 'failed' | 'home', string>;

type Props = { action: ServerAction<TokenAnswer>; token: string; texts: TokenScreenTexts };

/** The page of a link in an e-mail. Opening it, as mail filters do, changes nothing; the button does. */
export function TokenScreen({ action, token, texts }: Props) {
  const { answer, own, sending, isPageChanged, formProps } = useForm<TokenAnswer>({
    action,
    useSubmission: useSubmit,
    initial: { outcome: 'asked' },
    unreachable: () => ({ outcome: 'failed' }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { outcome } = answer;
  const open = outcome === 'asked' || outcome === 'failed';
  const said = texts[open ? 'asked' : outcome];

  useEffect(() => {
    if (own && !open) heading.current?.focus();
  }, [own, open]);

  return (
    <div data-newsletter="answer" className="overflow-clip bg-arena pt-pieza">
      <div className="rejilla items-end gap-y-12">
        <div className="md:col-span-7 md:pb-bloque">
          <h1 ref={heading} tabIndex={-1} className="text-t2 outline-none">
            {said.title}
          </h1>
          <p className="mt-6 max-w-breve font-titular text-lead">{said.text}</p>
          {open ? (
            <form {...formProps} className="mt-8 grid justify-items-start gap-6">
              {isPageChanged && <PageChanged />}
              {outcome === 'failed' && !isPageChanged && <Notice tone="error">{texts.failed}</Notice>}
              <input type="hidden" name="token" value={token} />
              <PendingButton label={texts.button} pending={texts.sending} isPending={sending} />
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
