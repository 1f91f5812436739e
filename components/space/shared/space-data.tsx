import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PrivateFault } from '@/components/private/private-fault';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { FaultNote } from './fault-note';
import { localFault } from './space-fault';

type Props<Answer> = { query: UseQueryResult<Answer, PrivateFault>; children: (answer: Answer) => ReactNode };

/** The answer of a query; before it a skeleton, without it the fault. An earlier answer stays below the fault of a later call. */
export function SpaceData<Answer>({ query, children }: Props<Answer>) {
  const t = useTranslations('SpaceShared');
  const { data, error, isPaused } = query;
  const retry = () => query.refetch();
  if (data === undefined && (error || isPaused))
    return <FaultNote fault={error ?? localFault('offline')} onRetry={retry} />;
  if (data === undefined) {
    return (
      <div className="grid gap-3">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  return (
    <>
      {error && (
        <div className="mb-4">
          <FaultNote fault={error} onRetry={retry} />
        </div>
      )}
      {children(data)}
    </>
  );
}
