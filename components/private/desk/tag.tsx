import type { ReactNode } from 'react';

type Look = 'plain' | 'strong' | 'quiet';

const looks: Record<Look, string> = {
  plain: 'bg-cielo',
  strong: 'bg-azafran',
  quiet: 'bg-arena',
};

/** A state in a word or two. It never stands by its colour alone. */
export function Tag({ look = 'plain', children }: { look?: Look; children: ReactNode }) {
  return (
    <span
      className={`inline-block respaldo-s px-2 py-0.5 text-nota leading-snug font-bold text-tinta forced-colors:border ${looks[look]}`}
    >
      {children}
    </span>
  );
}
