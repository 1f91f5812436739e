import { DataTable } from '@/components/shared/ui/data-table';
import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { values } from '@/lib/site/values';

export function CommitmentsTable() {
  const { title, lead, caption, head, rows } = values.commitments;
  return (
    <Section id="compromisos" title={title} lead={lead} ground="cielo">
      <DataTable
        stacked
        caption={caption}
        head={head}
        rows={rows.map(([commitment, sign, place]) => [commitment, sign, <LinkedText key="place" text={place} />])}
      />
    </Section>
  );
}
