'use client';

import { Button, buttonClass } from '@/components/ui/button';
import { errorScreen } from '@/lib/content/error-screen';

/** Plain links, not client navigation: what failed may be the application itself. */
export function ErrorScreen({ retry }: { retry: () => void }) {
  return (
    <div className="rejilla bg-arena py-bloque">
      <div role="alert" className="md:col-span-9">
        <h1 className="text-t2">{errorScreen.title}</h1>
        <p className="mt-6 max-w-[42ch] text-lead">{errorScreen.text}</p>
      </div>
      <p className="mt-8 flex flex-wrap gap-4">
        <Button onClick={retry}>{errorScreen.retry}</Button>
        <a href="/" className={buttonClass('line')}>
          {errorScreen.home}
        </a>
      </p>
    </div>
  );
}
