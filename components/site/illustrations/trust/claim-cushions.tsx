import type { ReactNode } from 'react';

/** One cushion a claim. Seven claims fill three rows, an eighth has one of its own. */
const looks = [
  'bg-azafran md:col-span-7 md:pb-16',
  'bg-cielo md:col-span-5',
  'bg-tinta text-papel md:col-span-4',
  'bg-arena md:col-span-8',
  'bg-cielo md:col-span-5',
  'bg-arena md:col-span-4',
  'bg-azafran md:col-span-3',
  'bg-tinta text-papel md:col-span-12',
];

type Claim = { id: string; title: string; text: ReactNode };

export function ClaimCushions({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1 md:grid-cols-12">
      {claims.map(({ id, title, text }, index) => (
        <li key={id} className={`respaldo-grande p-6 wrap-anywhere md:p-8 ${looks[index % looks.length]}`}>
          <h4 className="font-titular text-t3 font-bold tracking-cerrado text-balance">{title}</h4>
          <div className="mt-3 max-w-texto">{text}</div>
        </li>
      ))}
    </ul>
  );
}

/** A dashed outline for what does not exist yet. */
export function PlannedClaims({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-6">
      {claims.map(({ id, title, text }, index) => (
        <li
          key={id}
          className={`respaldo-grande border-2 border-dashed border-current p-6 wrap-anywhere md:p-8 ${index < 2 ? 'md:col-span-3' : 'md:col-span-2'}`}
        >
          <h3 className="text-t4 tracking-leve">{title}</h3>
          <p className="mt-3">{text}</p>
        </li>
      ))}
    </ul>
  );
}
