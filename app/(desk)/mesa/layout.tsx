import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ReloadOnReturn } from '@/components/shared/browser/reload-on-return';
import './desk.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ReloadOnReturn />
    </>
  );
}
