import type { ReactNode } from 'react';
import { site } from '@/lib/shared/site';
import { Telephone } from './telephone';

/** Calls the firm: its number, or words around it. */
export function PhoneLink({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <Telephone phone={site.phone} className={`enlace ${className}`.trim()}>
      {children}
    </Telephone>
  );
}
