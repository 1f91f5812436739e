'use client';

import { BrokenSofa } from '@/components/illustrations/sofa/broken-sofa';
import { ErrorScreen } from '@/components/layout/error-screen';
import { errorScreen } from '@/lib/content/error-screen';
import { fontVariables } from './fonts';
import './globals.css';

/** Replaces the root layout when that fails, so it renders its own document. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="es" className={fontVariables}>
      <body>
        <title>{errorScreen.title}</title>
        <main>
          <ErrorScreen retry={retry} picture={<BrokenSofa />} />
        </main>
      </body>
    </html>
  );
}
