import type { ReactNode } from 'react';

/** What is included, line by line: hairlines, and a small backrest before each. */
export function BulletList({ items, className = '' }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={index} className="relative border-t border-current/25 py-2 pl-6">
          <span
            aria-hidden="true"
            className="absolute top-4 left-0 h-[11px] w-[9px] rounded-[5px_5px_1px_1px] bg-current"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
