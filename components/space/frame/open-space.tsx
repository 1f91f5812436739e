import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Problem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { type Copy, type CopyOutcome, joinSpaceChannel } from '@/components/private/space-channel';
import { useCall } from '@/components/private/use-call';
import { showHeading } from '@/components/shared/browser/show-heading';
import { Notice } from '@/components/shared/ui/notice';
import type { Recipient } from '@/lib/private/sealing/identity';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { ConsultationsTab } from '../consultations/consultations-tab';
import { ReplyDrafts, useReplyDrafts } from '../consultations/reply-drafts';
import { DocumentsTab } from '../documents/documents-tab';
import { storeDocument } from '../documents/store-document';
import { DOCUMENTS } from '../documents/use-documents';
import { UploadsContext, useUploadQueue } from '../documents/use-uploads';
import { KeysTab } from '../keys/keys-tab';
import { LogTab } from '../log/log-tab';
import { OwnDataTab } from '../own-data/own-data-tab';
import { PurchasesTab } from '../purchases/purchases-tab';
import { entriesApi } from '../shared/entries-api';
import { ownSpaceApi } from '../shared/own-space-api';
import { ProblemNote } from '../shared/problem-note';
import { StepHeading } from '../shared/step-heading';
import { useFragment } from '../shared/use-fragment';
import { useSpace } from '../shared/use-space';

/** The rooms of an open space in their order, by their name in the address. `SpaceFrame.tabs` in the messages names them. */
const TABS = {
  documentos: DocumentsTab,
  consultas: ConsultationsTab,
  contrataciones: PurchasesTab,
  llaves: KeysTab,
  registro: LogTab,
  datos: OwnDataTab,
} as const satisfies Record<string, ComponentType>;

type TabName = keyof typeof TABS;

const NAMES = Object.keys(TABS) as TabName[];

/** The open space. Its rooms are links with an address of their own, so that reload, back and a bookmark find them. */
export function OpenSpace({ onClosed }: { onClosed: () => void }) {
  const t = useTranslations('SpaceFrame');
  const { view } = useSpace();
  // Keeps the room while the space is open: a first document moves nobody.
  const [first] = useState(view.firstRoom ?? 'documentos');
  const [name] = useFragment<TabName>([first, ...NAMES]);
  const closing = useCall('space', ownSpaceApi.delete('/session'), { ends: true });
  const uploads = useUploadQueue();
  const drafts = useReplyDrafts();
  useOtherTabs();
  const room = useRef<HTMLElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    showHeading(room.current?.querySelector('h2') ?? null);
  }, [name]);
  const Room = TABS[name];
  return (
    <div data-space-open="">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StepHeading step="open" className="min-w-0 font-normal wrap-break-word">
          {t('openFor', { email: view.email })}
        </StepHeading>
        <SmallButton isBusy={closing.isPending} onClick={() => closing.mutate(undefined, { onSuccess: onClosed })}>
          {closing.isPending ? t('closing') : t('close')}
        </SmallButton>
      </div>
      {closing.error && <ProblemNote className="mt-4" problem={closing.error} />}
      {view.wipeAt && <WipeBanner wipeAt={view.wipeAt} />}
      <nav aria-label={t('rooms')} className="mt-6 border-b-[1.5px] border-tinta">
        <ul className="flex flex-wrap gap-x-6">
          {NAMES.map((room) => (
            <li key={room}>
              <a
                href={`#${room}`}
                aria-current={room === name ? 'page' : undefined}
                className="-mb-[1.5px] inline-flex min-h-12 items-center border-b-4 border-transparent font-titular font-bold no-underline hover:border-regla aria-[current=page]:border-azafran"
              >
                {t(`tabs.${room}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section ref={room} aria-label={t(`tabs.${name}`)} className="pt-8">
        <UploadsContext value={uploads}>
          <ReplyDrafts value={drafts}>
            <Room />
          </ReplyDrafts>
        </UploadsContext>
      </section>
    </div>
  );
}

/** The mailbox has asked to begin anew: from inside the space can be kept with one press. */
function WipeBanner({ wipeAt }: { wipeAt: string }) {
  const t = useTranslations('SpaceFrame.wipe');
  const keeping = useCall('space', entriesApi.delete('/restart'));
  return (
    <div className="mt-6 grid gap-3">
      <Notice tone="error" className="flex max-w-texto flex-wrap items-center justify-between gap-3">
        <span>{t('text', { day: formatLongDate(madridDate(new Date(wipeAt))) })}</span>
        <SmallButton isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
          {t('keep')}
        </SmallButton>
      </Notice>
      {keeping.error && <ProblemNote problem={keeping.error} />}
    </div>
  );
}

/** While the space is open with its key, the form of the consultation in another tab learns for which key, and can leave a copy in it. */
function useOtherTabs(): void {
  const { recipient } = useSpace();
  const queries = useQueryClient();
  useEffect(() => {
    const { say, close } = joinSpaceChannel((message) => {
      if (message.kind === 'asked') say({ kind: 'open', recipient });
      if (message.kind !== 'offered') return;
      void keep(message, recipient).then((outcome) => {
        say({ kind: 'kept', attemptKey: message.attemptKey, outcome });
        return queries.invalidateQueries({ queryKey: DOCUMENTS });
      });
    });
    say({ kind: 'open', recipient });
    return () => {
      say({ kind: 'closed' });
      close();
    };
  }, [recipient, queries]);
}

async function keep({ name, text, attemptKey }: Copy, own: Recipient): Promise<CopyOutcome> {
  const read = async () => new TextEncoder().encode(text);
  try {
    await storeDocument({ name, read, own, isShared: false, attemptKey });
    return 'stored';
  } catch (error) {
    return error instanceof Problem && error.code === 'quota_exceeded' ? 'full' : 'failed';
  }
}
