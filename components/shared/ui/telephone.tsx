import type { ReactNode } from 'react';
import { telephoneLink, unbrokenTelephone } from '@/lib/shared/person/telephone-link';

type Props = { phone: string; className?: string; children?: ReactNode };

/** Calls a number: the number itself, on one line, or words around it. */
export function Telephone({ phone, className = 'enlace', children = unbrokenTelephone(phone) }: Props) {
  return (
    <a href={telephoneLink(phone)} className={className}>
      {children}
    </a>
  );
}
