import type { ReactNode } from 'react';
import { telephoneLink } from '@/lib/person/telephone-link';
import { site } from '@/lib/site';

/** Calls the firm: its number, or words around it. */
export function PhoneLink({ className = '', children = site.phone }: { className?: string; children?: ReactNode }) {
  return (
    <a href={telephoneLink(site.phone)} className={`enlace ${className}`.trim()}>
      {children}
    </a>
  );
}
