'use client';

import { lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCode } from '@/components/shared/browser/load-code';
import { reloadIfReachable } from '@/components/shared/browser/reload-if-reachable';
import { keptKey, readStored, tabStorage, writeStored } from '@/components/shared/browser/tab-storage';
import { useToast } from '@/components/shared/ui/toast';
import type { NewsletterFormProps } from './newsletter-form';

const importForm = () => import('./newsletter-form');
const FormOnServer = lazy(async () => ({ default: (await importForm()).NewsletterForm }));
const isServer = typeof window === 'undefined';
const asSent = { __html: '' };
/** From a screen away. */
const NEARBY = { rootMargin: '100% 0%' };

async function load() {
  const [{ NewsletterForm }, { keepTyped }] = await Promise.all([
    importForm(),
    import('@/components/shared/forms/keep-typed'),
  ]);
  return { NewsletterForm, keepTyped };
}

/**
 * The newsletter's form, whose code is loaded when the form comes near the screen or is touched. Until then it stands as the server
 * sent it, into which React does not look; then it is exchanged for one with the same content, with what was typed and the focus. A
 * submit before that waits for the code.
 */
export function NewsletterFormNearby(form: NewsletterFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const writeBack = useRef<((into: HTMLFormElement) => void) | null>(null);
  const showToast = useToast();
  const { id, texts } = form;
  const { failedTitle: title, failedDetail: detail } = texts;
  const [isFailed, setIsFailed] = useState(false);

  // Before the form's own effects, which look at what has been typed.
  useLayoutEffect(() => {
    const own = code && box.current?.querySelector('form');
    if (own) writeBack.current?.(own);
  }, [code]);

  useEffect(() => {
    const element = box.current;
    if (!element || code) return;
    const formNow = () => box.current?.querySelector('form') ?? null;
    const listening = new AbortController();
    const { signal } = listening;
    let isSubmitted = false;
    // A press is a click on the element that it began on.
    let press: Promise<void> | undefined;
    const pressed = () => {
      press = new Promise((over) => {
        for (const end of ['pointerup', 'pointercancel'])
          window.addEventListener(end, () => setTimeout(over), { once: true });
      });
    };
    const { isReloaded } = storedFor(id);
    async function exchange() {
      const loaded = await loadCode(load);
      await press;
      if (signal.aborted) return;
      const sent = formNow();
      writeBack.current = sent && loaded.keepTyped(sent);
      flushSync(() => setCode(loaded));
      if (isReloaded) formNow()?.querySelector<HTMLElement>('[name="email"]')?.focus();
      if (isSubmitted) formNow()?.requestSubmit();
    }
    const ask = () => void exchange().catch(() => {});
    function hold(event: SubmitEvent) {
      event.preventDefault();
      if (isSubmitted) return;
      isSubmitted = true;
      exchange().catch(async () => {
        isSubmitted = false;
        const isReached = await sendWithoutCode(event.target as HTMLFormElement);
        if (isReached) return;
        setIsFailed(true);
        showToast({ tone: 'destructive', title, detail });
      });
    }
    const nearby = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), NEARBY);
    // An answer that came without this script stays until a field is touched.
    if (window.location.hash !== `#${id}`) nearby.observe(element);
    // Not sent by the server, touched before this script ran, or written before a reload.
    const isWanted = !element.hasChildNodes() || element.contains(document.activeElement);
    if (isWanted || tabStorage()?.getItem(keptKey(id))) ask();
    element.addEventListener('focusin', ask, { signal });
    element.addEventListener('pointerdown', pressed, { signal });
    element.addEventListener('submit', hold, { signal });
    return () => {
      listening.abort();
      nearby.disconnect();
    };
  }, [code, id, title, detail, showToast]);

  if (isServer)
    return (
      <div>
        <FormOnServer {...form} />
      </div>
    );
  if (!code)
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React does not look into such an element when it hydrates */}
        <div key="sent" ref={box} dangerouslySetInnerHTML={asSent} suppressHydrationWarning />
        {isFailed && <p className="mt-4 font-bold">{detail}</p>}
      </>
    );
  return (
    <div key="own" ref={box}>
      <code.NewsletterForm {...form} />
    </div>
  );
}

/** What the form keeps over a reload. `isReloaded`: its page was loaded again for its code. */
function storedFor(id: string): { isReloaded?: unknown } {
  return Object(readStored(tabStorage(), keptKey(id)));
}

/**
 * A page whose code cannot be had is probably of an earlier build, whose forms this server does not answer: it is loaded again, once,
 * with what was typed. After that the form is sent as one without JavaScript. False if the server is out of reach.
 */
async function sendWithoutCode(form: HTMLFormElement): Promise<boolean> {
  const storage = tabStorage();
  const key = keptKey(form.id);
  if (
    storedFor(form.id).isReloaded ||
    !writeStored(storage, key, { email: new FormData(form).get('email'), isReloaded: true })
  ) {
    form.submit();
    return true;
  }
  const isReached = await reloadIfReachable();
  if (!isReached) storage?.removeItem(key);
  return isReached;
}
