import { type ComponentType, lazy, type RefObject, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { NewsletterFormProps } from './newsletter-form';

const importForm = () => import('./newsletter-form');

/** What has been loaded for every such form of the page. */
let code: { NewsletterForm: typeof import('./newsletter-form').NewsletterForm; keepTyped: KeepTyped } | null = null;
type KeepTyped = typeof import('@/components/forms/keep-typed').keepTyped;

/** Rejects if the code cannot be had; the next call asks for it again. */
export async function load(): Promise<void> {
  const [{ NewsletterForm }, { keepTyped }] = await Promise.all([
    importForm(),
    import('@/components/forms/keep-typed'),
  ]);
  code ??= { NewsletterForm, keepTyped };
}

/** Outlives the attempts of React at rendering the form. Until `over` the form stands as it was sent. */
export type Waiting = {
  over: Promise<void>;
  isOver: boolean;
  end: () => void;
  /** Something else has changed the form, such as a browser that translates it: React cannot take its elements over. */
  isChanged: boolean;
  isLive: boolean;
  isSubmitted: boolean;
};

export function startWaiting(): Waiting {
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

const asSent = { __html: '' };

type Props = { form: NewsletterFormProps; waiting: Waiting; box: RefObject<HTMLDivElement | null> };

const OnServer = lazy<ComponentType<Props>>(async () => {
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
    const ask = () => void load().then(takeOver, () => {});
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

export const WaitingForm = typeof window === 'undefined' ? OnServer : InBrowser;
