'use client';

import { ErrorPicture } from '@/components/site/frame/error-picture';
import { ErrorScreen } from '@/components/site/frame/error-screen';
import { errorScreen } from '@/lib/shared/texts/error-screen';
import { fontVariables } from './fonts';
import './globals.css';

/** Replaces the root layout when that fails, so it renders its own document. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="es" className={fontVariables}>
      <body>
        <title>{errorScreen.title}</title>
        <main>
          <ErrorScreen retry={retry} picture={<ErrorPicture />} />
        </main>
      </body>
    </html>
  );
}
