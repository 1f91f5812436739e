import { DataTable } from '@/components/shared/ui/data-table';
import { Section } from '@/components/shared/ui/section';
import { guarantee } from '@/lib/site/guarantee';

/** The mark repeats the word: filled for included, an outline for excluded. */
function Verdict({ included }: { included: boolean }) {
  const { table } = guarantee;
  return (
    <span className="inline-flex items-center gap-2.5 font-bold whitespace-nowrap">
      <span
        aria-hidden="true"
        className={`h-6 w-4 rounded-[8px_8px_2px_2px] border-2 border-current ${included ? 'bg-current' : 'border-dashed'}`}
      />
      {included ? table.included : table.notIncluded}
    </span>
  );
}

export function CoverageTable() {
  const { title, lead, caption, head, rows } = guarantee.table;
  return (
    <Section id="incluido" title={title} lead={lead} ground="cielo">
      <DataTable
        stacked
        caption={caption}
        head={head}
        rows={rows.map((row) => [row.title, <Verdict key="verdict" included={row.included} />, row.text])}
      />
    </Section>
  );
}
