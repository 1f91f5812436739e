'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/shared/ui/use-hydrated';

type ShareTexts = { share: string; copied: string; failed: string };

const look =
  'inline-flex min-h-11 items-center gap-2 font-titular text-lg font-bold underline decoration-[1.5px] underline-offset-4 hover:no-underline';

/** Opens the system share sheet, else copies the address. Without JavaScript it is a mailto link. */
export function ShareButton({ title, url, texts }: { title: string; url: string; texts: ShareTexts }) {
  const hydrated = useHydrated();
  const [status, setStatus] = useState('');

  async function share(): Promise<void> {
    const here = window.location.href.replace(/#.*/, '');
    if (typeof navigator.share === 'function') {
      // Also rejects when the share sheet is dismissed.
      await navigator.share({ title, url: here }).catch(() => undefined);
      return;
    }
    await (navigator.clipboard?.writeText(here) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setStatus(texts.copied),
      () => setStatus(`${texts.failed} ${here}`),
    );
  }

  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      {hydrated ? (
        <button type="button" onClick={share} className={look}>
          <ShareMark /> <span>{texts.share}</span>
        </button>
      ) : (
        <a href={mail} className={look}>
          <ShareMark /> <span>{texts.share}</span>
        </a>
      )}
      <span role="status" className="text-nota wrap-anywhere">
        {status}
      </span>
    </span>
  );
}

function ShareMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 fill-none stroke-current stroke-2">
      <path d="M10 13V2M6 6l4-4 4 4M3 10v5a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3v-5" />
    </svg>
  );
}
