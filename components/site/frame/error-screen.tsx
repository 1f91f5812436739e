import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { errorScreen } from '@/lib/shared/texts/error-screen';

/** Plain links instead of client navigation: the client application may be broken. Without `retry` the page is reloaded. */
export function ErrorScreen({ retry, picture }: { retry?: () => void; picture: ReactNode }) {
  return (
    <div className="overflow-clip bg-arena pt-pieza">
      <div className="rejilla items-end gap-y-12">
        <div className="md:col-span-6 md:pb-bloque">
          <div role="alert">
            <h1 className="text-t2">{errorScreen.title}</h1>
            <p className="mt-6 max-w-breve text-lead">{errorScreen.text}</p>
          </div>
          <p className="mt-8 flex flex-wrap gap-4">
            {retry ? (
              <Button onClick={retry}>{errorScreen.retry}</Button>
            ) : (
              <a href="?" className={buttonClass()}>
                {errorScreen.retry}
              </a>
            )}
            <a href="/" className={buttonClass('line')}>
              {errorScreen.home}
            </a>
          </p>
        </div>
        <div className="md:col-span-6">{picture}</div>
      </div>
    </div>
  );
}
