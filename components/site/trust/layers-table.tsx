import { DataTable } from '@/components/shared/ui/data-table';
import { Section } from '@/components/shared/ui/section';
import { security } from '@/lib/site/security/page-texts';
import { StackedLayers } from '../illustrations/trust/stacked-layers';

export function LayersTable() {
  const { title, lead, caption, head, rows } = security.layers;
  return (
    <Section id="capas" title={title} lead={lead}>
      <div className="grid grid-cols-1 items-start gap-x-canal gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <StackedLayers layers={rows.length} />
        </div>
        <div className="lg:col-span-8">
          <DataTable stacked caption={caption} head={head} rows={rows} />
        </div>
      </div>
    </Section>
  );
}
