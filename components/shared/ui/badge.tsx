import type { ReactNode } from 'react';

export type BadgeLook = 'tinta' | 'azafran' | 'cielo' | 'papel' | 'line';

const looks: Record<BadgeLook, string> = {
  tinta: 'bg-tinta text-papel',
  azafran: 'bg-azafran text-tinta',
  cielo: 'bg-cielo text-tinta',
  papel: 'bg-papel text-tinta',
  line: 'border-[1.5px] border-current',
};

export function Badge({ look = 'tinta', children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={`respaldo-s inline-block px-3 py-1.5 font-titular text-base leading-tight font-bold ${looks[look]}`}
    >
      {children}
    </span>
  );
}
