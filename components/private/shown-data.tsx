import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Skeleton } from '@/components/shared/ui/skeleton';
import type { Problem } from './problem';

export type DataProps<Answer> = { query: UseQueryResult<Answer, Problem>; children: (answer: Answer) => ReactNode };

type Props<Answer> = DataProps<Answer> & {
  Note: ComponentType<{ problem: Problem; onRetry: () => void; className?: string }>;
  /** In place of an answer, as long as there is no network. */
  offline: ReactNode;
  loading: string;
  rows: number;
};

/** The answer of a query; before it a skeleton, without it the fault. An earlier answer stays below the fault of a later call. */
export function ShownData<Answer>({ query, children, Note, offline, loading, rows }: Props<Answer>) {
  const { data, error, isPaused } = query;
  const retry = () => query.refetch();
  if (data !== undefined) {
    return (
      <>
        {error && <Note className="mb-4" problem={error} onRetry={retry} />}
        {children(data)}
      </>
    );
  }
  if (error) return <Note problem={error} onRetry={retry} />;
  if (isPaused) return offline;
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {loading}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
