import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DeskButton } from '../shared/desk-button';
import type { DeskFault } from '../shared/desk-fault';
import { deskResponse } from '../shared/desk-fetch';
import { FaultNote } from '../shared/fault-note';
import { saveFile } from '../shared/save-file';

export function ExportButton() {
  const t = useTranslations('DeskLog');
  const queries = useQueryClient();
  const saving = useMutation<void, DeskFault>({
    mutationFn: async () => saveFile(await (await deskResponse('/log/export', { body: {} })).blob(), t('file')),
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
  return (
    <>
      {saving.error && <FaultNote fault={saving.error} />}
      <DeskButton look="line" disabled={saving.isPending} onClick={() => saving.mutate()}>
        {saving.isPending ? t('exporting') : t('export')}
      </DeskButton>
    </>
  );
}
