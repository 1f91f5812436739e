import type { ReactNode } from 'react';

export function ProductFeature({ children }: { children: ReactNode }) {
  return (
    <li className="relative border-t border-regla py-1.5 pl-6">
      <span
        aria-hidden="true"
        className="absolute top-3.5 left-0 h-[11px] w-[9px] rounded-[5px_5px_1px_1px] bg-tinta"
      />
      {children}
    </li>
  );
}
