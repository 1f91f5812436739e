import type { ReactNode } from 'react';
import { Tag } from '@/components/private/desk/tag';

/** Of what needs a person: what it is, and what is to be done. */
export function Line({ tag, children }: { tag: string; children: ReactNode }) {
  return (
    <li className="relative fila border-t-[1.5px] border-tinta py-3 wrap-break-word">
      <p>
        <Tag look="strong">{tag}</Tag>
      </p>
      {children}
    </li>
  );
}
