import { useTranslations } from 'next-intl';
import { madridDate } from '@/lib/madrid-time';
import type { Period } from '@/lib/numbers/period';
import { DeskButton } from '../shared/desk-button';
import { FaultNote } from '../shared/fault-note';
import { useExport } from '../shared/use-export';

export function ExportButton({ period }: { period: Period }) {
  const t = useTranslations('DeskNumbers');
  const name = () => t('fileName', { period: t(`filePeriods.${period}`), day: madridDate(new Date()) });
  const saving = useExport('/numbers/export', { period }, name);
  return (
    <>
      {saving.error && <FaultNote fault={saving.error} />}
      <p role="status" className="sr-only">
        {saving.isSuccess && t('exported')}
      </p>
      <DeskButton look="line" disabled={saving.isPending} onClick={() => saving.mutate()}>
        {saving.isPending ? t('exporting') : t('export')}
      </DeskButton>
    </>
  );
}
