import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ReloadOnReturn } from '@/components/shared/browser/reload-on-return';
import { RootDocument, rootMetadata } from '../root-document';
import './desk.css';

export const metadata: Metadata = { ...rootMetadata, robots: { index: false, follow: false } };

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument>
      {children}
      <ReloadOnReturn />
    </RootDocument>
  );
}
