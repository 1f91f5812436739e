'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCall } from '@/components/private/use-call';
import { Button } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { entriesApi } from '../shared/entries-api';
import { ProblemNote } from '../shared/problem-note';
import { StepHeading } from '../shared/step-heading';

/** The page of the e-mail's link. Opening it changes nothing: filters follow links. */
export function KeepSpace() {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <KeepButton />
    </QueryClientProvider>
  );
}

function KeepButton() {
  const t = useTranslations('SpaceFrame.keep');
  const keeping = useCall('space', () => entriesApi.post('/restart/keep')({ token: location.hash.slice(1) }));
  if (keeping.isSuccess) {
    return (
      <div className="grid max-w-texto gap-4">
        <StepHeading>{t('doneTitle')}</StepHeading>
        <p>
          <PageLink href="/espacio" className="enlace">
            {t('open')}
          </PageLink>
        </p>
      </div>
    );
  }
  return (
    <div className="grid max-w-texto gap-5">
      <p>{t('text')}</p>
      {keeping.error && <ProblemNote problem={keeping.error} />}
      <p>
        <Button aria-disabled={keeping.isPending} onClick={() => keeping.isPending || keeping.mutate()}>
          {keeping.isPending ? t('keeping') : t('button')}
        </Button>
      </p>
      <noscript>{t('noScript')}</noscript>
    </div>
  );
}
