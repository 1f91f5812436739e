import { unlessWords } from '@/components/shared/ui/unless-words';

const looks = {
  receipt: { row: 'gap-x-6 border-t-[1.5px] border-tinta py-2.5 print:py-1', term: 'text-tinta-2' },
  summary: { row: 'gap-x-4 border-t border-regla-n py-2', term: 'text-bruma' },
} as const;

type Row = readonly [term: string, value: string | null];

/** The ruled rows of a `<dl>`: terms with their values; none where the value is null. */
export function Facts({ look, rows }: { look: keyof typeof looks; rows: readonly Row[] }) {
  return rows.map(
    ([term, value]) =>
      value !== null && (
        <div key={term} className={`flex flex-wrap justify-between ${looks[look].row}`}>
          <dt className={`shrink-0 ${looks[look].term}`}>{term}</dt>
          <dd translate={unlessWords(value)} className="ml-auto min-w-0 text-right font-bold [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ),
  );
}
