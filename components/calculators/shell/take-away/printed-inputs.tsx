import { useSyncExternalStore } from 'react';

function beforePrinting(read: () => void): () => void {
  addEventListener('beforeprint', read);
  return () => removeEventListener('beforeprint', read);
}

/** In print only: the inputs, and the address that restores the calculation, read when printing starts. */
export function PrintedInputs({ entries }: { entries: readonly (readonly [label: string, value: string])[] }) {
  const address = useSyncExternalStore(
    beforePrinting,
    () => location.href,
    () => '',
  );
  return (
    <div className="mb-2 hidden text-[0.8125rem] print:block">
      <dl className="grid grid-cols-3 gap-x-6">
        {entries.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-2 border-b border-regla py-0.5">
            <dt>{label}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 wrap-anywhere">{address}</p>
    </div>
  );
}
