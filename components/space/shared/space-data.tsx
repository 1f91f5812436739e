import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Problem } from '@/components/private/problem';
import { Skeleton } from '@/components/shared/ui/skeleton';
import { localProblem, ProblemNote } from './problem-note';

type Props<Answer> = { query: UseQueryResult<Answer, Problem>; children: (answer: Answer) => ReactNode };

/** The answer of a query; before it a skeleton, without it the fault. An earlier answer stays below the fault of a later call. */
export function SpaceData<Answer>({ query, children }: Props<Answer>) {
  const t = useTranslations('SpaceShared');
  const { data, error, isPaused } = query;
  const retry = () => query.refetch();
  if (data === undefined && (error || isPaused))
    return <ProblemNote problem={error ?? localProblem('offline')} onRetry={retry} />;
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
          <ProblemNote problem={error} onRetry={retry} />
        </div>
      )}
      {children(data)}
    </>
  );
}
