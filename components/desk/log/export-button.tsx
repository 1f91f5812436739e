import { useTranslations } from 'next-intl';
import { DeskButton } from '../shared/desk-button';
import { FaultNote } from '../shared/fault-note';
import { useExport } from '../shared/use-export';

export function ExportButton() {
  const t = useTranslations('DeskLog');
  const saving = useExport('/log/export', {}, () => t('file'));
  return (
    <>
      {saving.error && <FaultNote fault={saving.error} />}
      <DeskButton look="line" disabled={saving.isPending} onClick={() => saving.mutate()}>
        {saving.isPending ? t('exporting') : t('export')}
      </DeskButton>
    </>
  );
}
