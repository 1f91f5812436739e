import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/shared/ui/notice';
import { Skeleton } from '@/components/shared/ui/skeleton';
import type { Problem } from '../problem';
import { ProblemNote } from './problem-note';

type Props<Answer> = { query: UseQueryResult<Answer, Problem>; children: (answer: Answer) => ReactNode };

/** The answer of a query; before it a skeleton, without it the fault. An earlier answer stays below the fault of a later call. */
export function DeskData<Answer>({ query, children }: Props<Answer>) {
  const t = useTranslations('DeskShared');
  const { data, error, isPaused } = query;
  if (data === undefined && error) return <ProblemNote problem={error} onRetry={() => query.refetch()} />;
  if (data === undefined && isPaused) return <Notice>{t('faults.offline')}</Notice>;
  if (data === undefined) {
    return (
      <div className="grid gap-3">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  return (
    <>
      {error && (
        <div className="mb-4">
          <ProblemNote problem={error} onRetry={() => query.refetch()} />
        </div>
      )}
      {children(data)}
    </>
  );
}
