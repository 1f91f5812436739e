import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import { type DataProps, ShownData } from '../shown-data';
import { ProblemNote } from './problem-note';

export function DeskData<Answer>(props: DataProps<Answer>) {
  const t = useTranslations('DeskShared');
  const offline = <Notice>{t('faults.offline')}</Notice>;
  return <ShownData {...props} Note={ProblemNote} offline={offline} loading={t('loading')} rows={3} />;
}
