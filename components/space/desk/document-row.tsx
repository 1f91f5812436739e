import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { DeskButton } from '@/components/private/desk/desk-button';
import { FaultNote } from '@/components/private/desk/fault-note';
import { useTouchForgotten } from '@/components/private/desk/passkeys/desk-opener';
import { orFault, type PrivateFault } from '@/components/private/private-fault';
import { loadCode } from '@/components/shared/browser/load-code';
import { saveFile } from '@/components/shared/browser/save-file';
import { fileSize } from '@/lib/shared/i18n/file-size';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { SharedItemView } from '@/lib/space/items/desk/contract';
import type { OpenedDocument } from './open-shared-documents';
import { loadOpening } from './use-opened-documents';

type Props = {
  row: SharedItemView;
  /** Null while the names are sealed. */
  opened: OpenedDocument | 'unreadable' | null;
};

/** Downloaded, never opened on this site: a file is what a stranger has sent. */
export function DocumentRow({ row: { id, email, size, sharedAt, openedAt }, opened }: Props) {
  const t = useTranslations('DeskDocuments');
  const queries = useQueryClient();
  const download = useMutation<void, PrivateFault, OpenedDocument>({
    mutationFn: (document) => orFault(save(id, document)),
    networkMode: 'always',
    gcTime: 0,
    // It says now that it was opened.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  });
  // A download that has ended would keep the key with which it was opened.
  useTouchForgotten(download.reset);
  const document = opened === 'unreadable' ? null : opened;
  const name = document?.head.name ?? t(opened ? 'unreadable' : 'sealedName');
  return (
    <li className="grid gap-2 border-b border-regla py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <bdi className="block font-titular text-campo leading-prieto font-bold wrap-break-word">{name}</bdi>
          <p className="text-nota wrap-break-word text-tinta-2">
            <bdi>
              <Breakable>{email}</Breakable>
            </bdi>{' '}
            · {fileSize(document?.head.size ?? size)} · {t('sharedAt', { moment: formatMoment(new Date(sharedAt)) })}
          </p>
          <p className="text-nota">
            {openedAt ? t('openedAt', { moment: formatMoment(new Date(openedAt)) }) : <strong>{t('notOpened')}</strong>}
          </p>
        </div>
        {document && (
          <DeskButton
            look="line"
            aria-label={t('downloadNamed', { name })}
            aria-disabled={download.isPending}
            onClick={() => download.isPending || download.mutate(document)}
          >
            {t(download.isPending ? 'downloading' : 'download')}
          </DeskButton>
        )}
      </div>
      {download.error && <FaultNote fault={download.error} />}
    </li>
  );
}

async function save(id: string, document: OpenedDocument): Promise<void> {
  const { openSharedContent } = await loadCode(loadOpening);
  saveFile(new Blob([await openSharedContent(id, document)]), document.head.name);
}
