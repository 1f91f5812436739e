import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { formatShortDate, madridDate } from '@/lib/shared/madrid-time';
import type { SpaceKeyView } from '@/lib/space/contract';
import { sealedByTouch } from '../opening/make-passkey';
import { ownSpaceApi } from '../shared/own-space-api';
import { localProblem, ProblemNote } from '../shared/problem-note';
import { spaceForNewKey } from '../shared/session-handler';
import { SpaceDialog } from '../shared/space-dialog';

const dayOf = (moment: string) => formatShortDate(madridDate(new Date(moment)));

/** One key. The recovery key is replaced, never removed. */
export function KeyRow({ spaceKey }: { spaceKey: SpaceKeyView }) {
  const t = useTranslations('SpaceKeys');
  const shared = useTranslations('SpaceShared');
  const [isAsked, setIsAsked] = useState(false);
  const { id, kind, label, opens, credentialId, createdAt, lastUsedAt, isThis } = spaceKey;
  const removing = useCall('space', ownSpaceApi.delete('/keys/:id', { param: { id } }));
  const touching = useCall('space', async (touched: string) => {
    const sealed = await sealedByTouch(touched, await spaceForNewKey());
    if (!sealed) throw localProblem('derives_nothing');
    await ownSpaceApi.put('/keys/:id/wrap', { param: { id } })(sealed);
  });
  const name = kind === 'passkey' ? label : t(`kinds.${kind}`);
  const remove = () => {
    if (removing.isPending) return;
    // Closed first: a key may be asked for in a dialog of its own.
    setIsAsked(false);
    removing.mutate();
  };
  return (
    <li className="grid gap-3 border-b border-regla py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-titular text-t4 font-bold wrap-break-word">
            <span>{name}</span> {isThis && <span className="text-nota font-normal">{t('this')}</span>}
          </p>
          <p className="text-nota text-tinta-2">
            {[
              ...(kind === 'passkey' ? [t('kinds.passkey')] : []),
              t('since', { day: dayOf(createdAt) }),
              ...(lastUsedAt ? [t('lastUsed', { day: dayOf(lastUsedAt) })] : []),
            ].join(' · ')}
          </p>
          {!opens && <p className="mt-1 font-medium">{t('doorOnly')}</p>}
          {!opens && credentialId && (
            <SmallButton className="mt-2" isBusy={touching.isPending} onClick={() => touching.mutate(credentialId)}>
              {touching.isPending ? t('adding') : t('touchAgain')}
            </SmallButton>
          )}
        </div>
        {kind !== 'recovery' && (
          <SmallButton look="danger" aria-label={t('removeNamed', { name })} onClick={() => setIsAsked(true)}>
            {removing.isPending ? t('removing') : t('remove')}
          </SmallButton>
        )}
      </div>
      {touching.error && <ProblemNote problem={touching.error} />}
      {removing.error && <ProblemNote problem={removing.error} />}
      {isAsked && (
        <SpaceDialog title={t('removeTitle', { name })} onClose={() => setIsAsked(false)}>
          <p>{isThis ? t('removeThis') : t('removeText')}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <SmallButton look="danger" onClick={remove}>
              {t('remove')}
            </SmallButton>
            <SmallButton onClick={() => setIsAsked(false)}>{shared('cancel')}</SmallButton>
          </p>
        </SpaceDialog>
      )}
    </li>
  );
}
