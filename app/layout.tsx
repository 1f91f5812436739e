import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LOCALE } from '@/lib/shared/i18n/locale';
import { site } from '@/lib/shared/site';
import { fontVariables } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.name, template: `%s | ${site.name}` },
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={LOCALE} className={fontVariables} data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  );
}
