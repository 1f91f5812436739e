import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { MailboxProof } from '../opening/mailbox-proof';
import { ownDataApi } from '../shared/own-data-api';
import { ProblemNote } from '../shared/problem-note';
import { SpaceDialog } from '../shared/space-dialog';
import { useSpace } from '../shared/use-space';

/** The mailbox of the space, and another one that its owner proves to read. `waits`: it is too new to be changed. */
export function MailboxChange({ waits }: { waits: boolean }) {
  const t = useTranslations('SpaceOwnData.mailbox');
  const { view } = useSpace();
  const [isAsked, setAsked] = useState(false);
  const changing = useCall('space', ownDataApi.put('/mailbox'));
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 wrap-break-word">
          <Breakable>{t('now', { email: view.email })}</Breakable>
        </span>
        <SmallButton aria-disabled={waits} onClick={() => waits || setAsked(true)}>
          {t('change')}
        </SmallButton>
      </p>
      <p role="status" className="font-bold text-ok wrap-break-word">
        {changing.isSuccess && !isAsked && <Breakable>{t('changed', { email: view.email })}</Breakable>}
      </p>
      {isAsked && (
        <SpaceDialog title={t('dialog')} stays cancels onClose={() => setAsked(false)}>
          <MailboxProof
            title={t('title')}
            lead={t('lead')}
            path="/mailbox/code"
            hint=""
            onProved={({ ticket }) =>
              changing.isPending || changing.mutate({ ticket }, { onSuccess: () => setAsked(false) })
            }
          />
          {changing.error && <ProblemNote className="mt-4" problem={changing.error} />}
        </SpaceDialog>
      )}
    </div>
  );
}
