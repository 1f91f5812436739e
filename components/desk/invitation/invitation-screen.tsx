'use client';

import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { CONTENT_ID, DeskBar } from '@/components/private/desk/desk-bar';
import { entranceApi } from '@/components/private/desk/entrance-api';
import { ProblemNote } from '@/components/private/desk/problem-note';
import type { Problem } from '@/components/private/problem';
import { smallButtonClass } from '@/components/private/small-button';
import { InvitationForm } from './invitation-form';

/** What the link of an invitation opens: its token stands behind the number sign, which no server sees. */
export function InvitationScreen() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queries}>
      <div className="flex min-h-dvh flex-col">
        <DeskBar />
        <main id={CONTENT_ID} tabIndex={-1} className="mx-auto w-full max-w-[100rem] px-4 py-8 outline-none sm:px-6">
          <InvitationDoor />
        </main>
      </div>
    </QueryClientProvider>
  );
}

const openLink = entranceApi.post('/invitation');

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The token of the invitation, which stands in the fragment; null while the server renders. */
function useToken(): string | null {
  return useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => null,
  );
}

function InvitationDoor() {
  const t = useTranslations('DeskInvitation');
  const token = useToken();
  const query = useQuery<Awaited<ReturnType<typeof openLink>>, Problem>({
    queryKey: ['invitation', token],
    queryFn: token === null ? skipToken : () => openLink({ token }),
    // Once its link is used, what follows stays.
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  if (query.error) return <ProblemNote problem={query.error} onRetry={() => query.refetch()} />;
  if (!query.data || token === null)
    return (
      <p role="status" data-starts-at-once="">
        {t('reading')}
      </p>
    );
  if (query.data.state === 'open') return <InvitationForm token={token} {...query.data} />;
  return (
    <div className="grid max-w-lectura justify-items-start gap-4">
      <h1 className="text-t2">{t(`states.${query.data.state}.title`)}</h1>
      <p>{t(`states.${query.data.state}.text`)}</p>
      <a href="/mesa" className={smallButtonClass('line')}>
        {t('toDesk')}
      </a>
    </div>
  );
}
