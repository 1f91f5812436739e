import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useCall } from '@/components/private/use-call';
import { showHeading } from '@/components/shared/browser/show-heading';
import { ReplyDrafts, useReplyDrafts } from '../consultations/reply-drafts';
import { UploadsContext, useUploadQueue } from '../documents/use-uploads';
import { FaultNote } from '../shared/fault-note';
import { SmallButton } from '../shared/small-button';
import { spaceFetch } from '../shared/space-fetch';
import { StepHeading } from '../shared/step-heading';
import { useFragment } from '../shared/use-fragment';
import { useSpace } from '../shared/use-space';
import { TABS, type TabName } from './tabs';
import { useOtherTabs } from './use-other-tabs';
import { WipeBanner } from './wipe-banner';

const NAMES = Object.keys(TABS) as [TabName, ...TabName[]];

/** The open space. Its rooms are links with an address of their own, so that reload, back and a bookmark find them. */
export function OpenSpace({ onClosed }: { onClosed: () => void }) {
  const t = useTranslations('SpaceFrame');
  const { view } = useSpace();
  const [name] = useFragment(NAMES);
  const closing = useCall('space', () => spaceFetch<void>('/session', { method: 'DELETE' }), { ends: true });
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
        <StepHeading className="min-w-0 font-normal wrap-break-word">{t('openFor', { email: view.email })}</StepHeading>
        <SmallButton
          aria-disabled={closing.isPending}
          onClick={() => closing.isPending || closing.mutate(undefined, { onSuccess: onClosed })}
        >
          {closing.isPending ? t('closing') : t('close')}
        </SmallButton>
      </div>
      {closing.error && (
        <div className="mt-4">
          <FaultNote fault={closing.error} />
        </div>
      )}
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
