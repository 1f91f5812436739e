import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Hydrated } from '@/components/shared/ui/hydrated';
import { LOCALE } from '@/lib/shared/i18n/locale';
import { site } from '@/lib/shared/site';
import { fontVariables } from './fonts';
import './globals.css';

export const rootMetadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.name, template: `%s | ${site.name}` },
};

/** The document of each root layout. A link from one root to another loads its page anew. */
export function RootDocument({ children }: { children: ReactNode }) {
  return (
    <html lang={LOCALE} className={fontVariables} data-scroll-behavior="smooth">
      <body>
        {children}
        <Hydrated />
      </body>
    </html>
  );
}
