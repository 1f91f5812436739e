import { useTranslations } from 'next-intl';
import { type DataProps, ShownData } from '@/components/private/shown-data';
import { localProblem, ProblemNote } from './problem-note';

export function SpaceData<Answer>(props: DataProps<Answer>) {
  const t = useTranslations('SpaceShared');
  const offline = <ProblemNote problem={localProblem('offline')} onRetry={() => props.query.refetch()} />;
  return <ShownData {...props} Note={ProblemNote} offline={offline} loading={t('loading')} rows={2} />;
}
