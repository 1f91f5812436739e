'use client';

import { Activity, lazy, type RefObject, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tabStorage } from '@/components/browser/tab-storage';
import { keptKey } from '@/components/forms/kept-key';
import { useToast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { NewsletterFormProps } from './newsletter-form';

const importForm = () => import('./newsletter-form');

/** What has been loaded for every such form of the page. */
let code: { NewsletterForm: typeof import('./newsletter-form').NewsletterForm; keepTyped: KeepTyped } | null = null;
type KeepTyped = typeof import('@/components/forms/keep-typed').keepTyped;

/** Rejects if the code cannot be had; the next call asks for it again. */
async function load(): Promise<void> {
  const [{ NewsletterForm }, { keepTyped }] = await Promise.all([
    importForm(),
    import('@/components/forms/keep-typed'),
  ]);
  code ??= { NewsletterForm, keepTyped };
}

/** Outlives the attempts of React at rendering the form. Until `over` the form stands as it was sent. */
type Waiting = {
  over: Promise<void>;
  isOver: boolean;
  end: () => void;
  /** Something else has changed the form, such as a browser that translates it: React cannot take its elements over. */
  isChanged: boolean;
  isLive: boolean;
  isSubmitted: boolean;
};

function startWaiting(): Waiting {
  let resolve = () => {};
  const over = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const end = () => {
    waiting.isOver = true;
    resolve();
  };
  const waiting: Waiting = { over, isOver: false, end, isChanged: false, isLive: false, isSubmitted: false };
  return waiting;
}

const ignore = () => {};
const asSent = { __html: '' };

type Props = { form: NewsletterFormProps; waiting: Waiting; box: RefObject<HTMLDivElement | null> };

const OnServer = lazy(async () => {
  const { NewsletterForm } = await importForm();
  return {
    default: ({ form }: Props) => (
      <div>
        <NewsletterForm {...form} />
      </div>
    ),
  };
});

function InBrowser({ form, waiting, box }: Props) {
  const isMadeAnew = useHydrated();
  const [isLoaded, setLoaded] = useState(code !== null && !waiting.isChanged);
  // Something above has changed: React shows it only together with this part, which must not wait then.
  if (isMadeAnew) waiting.end();
  else if (!waiting.isOver) use(waiting.over);

  useEffect(() => {
    const { current: element } = box;
    const sentForm = () => element?.querySelector('form');
    if (isLoaded) {
      waiting.isLive = true;
      if (waiting.isSubmitted) sentForm()?.requestSubmit();
      waiting.isSubmitted = false;
      return;
    }
    function takeOver() {
      const sent = sentForm();
      const writeBack = sent && code?.keepTyped(sent);
      flushSync(() => setLoaded(true));
      const own = sentForm();
      if (own) writeBack?.(own);
    }
    const ask = () => void load().then(takeOver, ignore);
    ask();
    element?.addEventListener('focusin', ask);
    element?.addEventListener('submit', ask);
    return () => {
      element?.removeEventListener('focusin', ask);
      element?.removeEventListener('submit', ask);
    };
  }, [isLoaded, waiting, box]);

  if (!isLoaded || !code) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React does not look into such an element when it hydrates
    return <div key="sent" dangerouslySetInnerHTML={asSent} suppressHydrationWarning />;
  }
  return (
    <div key="own">
      <code.NewsletterForm {...form} />
    </div>
  );
}

const Form = typeof window === 'undefined' ? OnServer : InBrowser;

/**
 * The newsletter's form, whose code is loaded when it is first touched. Until then React leaves it as the server sent it, and it is
 * the browser's own; a submit waits for the code, and is the browser's if the code cannot be had.
 */
export function NewsletterFormOnTouch(form: NewsletterFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const [waiting] = useState(startWaiting);
  const showToast = useToast();
  const { id, texts } = form;
  const { failedTitle: title, failedDetail: detail } = texts;

  useEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const sent = element.innerHTML;
    async function wake() {
      await load();
      if (!waiting.isOver) waiting.isChanged = element?.innerHTML !== sent || element.querySelector('font') !== null;
      waiting.end();
    }
    const touched = () => void wake().catch(ignore);
    function hold(event: SubmitEvent) {
      if (waiting.isLive) return;
      event.preventDefault();
      if (waiting.isSubmitted) return;
      waiting.isSubmitted = true;
      wake().catch(() => {
        waiting.isSubmitted = false;
        if (navigator.onLine) (event.target as HTMLFormElement).submit();
        else showToast({ tone: 'destructive', title, detail });
      });
    }
    // Touched before this script ran, answered without it, or written before a reload.
    const isTouched = element.contains(document.activeElement) || window.location.hash === `#${id}`;
    if (isTouched || tabStorage()?.getItem(keptKey(id))) touched();
    const focused = ({ target }: FocusEvent) => element.contains(target as Node) && touched();
    // React keeps this event from a part that it has not taken over: at the window it comes before that.
    window.addEventListener('focusin', focused, true);
    element.addEventListener('pointerdown', touched);
    element.addEventListener('submit', hold);
    return () => {
      window.removeEventListener('focusin', focused, true);
      element.removeEventListener('pointerdown', touched);
      element.removeEventListener('submit', hold);
    };
  }, [waiting, id, title, detail, showToast]);

  return (
    <div ref={box}>
      <Activity>
        <Form form={form} waiting={waiting} box={box} />
      </Activity>
    </div>
  );
}
