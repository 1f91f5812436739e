import type { ReactNode } from 'react';

export function BulletList({ items, className = '' }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={`vinetas ${className}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
