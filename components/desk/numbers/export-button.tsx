import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { madridDate } from '@/lib/madrid-time';
import type { Period } from '@/lib/numbers/period';
import { DeskButton } from '../shared/desk-button';
import type { DeskFault } from '../shared/desk-fault';
import { deskResponse } from '../shared/desk-fetch';
import { FaultNote } from '../shared/fault-note';
import { saveFile } from '../shared/save-file';

export function ExportButton({ period }: { period: Period }) {
  const t = useTranslations('DeskNumbers');
  const queries = useQueryClient();
  const saving = useMutation<void, DeskFault>({
    mutationFn: async () => {
      const response = await deskResponse('/numbers/export', { body: { period } });
      const name = t('fileName', { period: t(`filePeriods.${period}`), day: madridDate(new Date()) });
      saveFile(await response.blob(), name);
    },
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
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
