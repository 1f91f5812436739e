type KeyEntry = { swatch: string; term: string; amount: string };

/** Legend of a picture with its figures; also its text alternative. */
export function KeyList({ entries, className = '' }: { entries: readonly KeyEntry[]; className?: string }) {
  return (
    <dl className={`grid gap-x-canal sm:grid-cols-2 ${className}`}>
      {entries.map(({ swatch, term, amount }) => (
        <div key={term} className="flex items-center gap-2.5 border-t border-linea py-2 text-nota">
          <span aria-hidden="true" className={`h-4 w-3.5 shrink-0 rounded-[7px_7px_2px_2px] ${swatch}`} />
          <dt className="min-w-0 grow">{term}</dt>
          <dd className="font-bold whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
