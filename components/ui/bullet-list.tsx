import type { ReactNode } from 'react';

/** What is included, line by line: hairlines, and a small backrest before each. */
export function BulletList({ items, className = '' }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={`vinetas ${className}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
