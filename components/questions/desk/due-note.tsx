import { useTranslations } from 'next-intl';
import type { QuestionKind } from '@/lib/shared/question';
import { dueMoment } from './due-moment';

type Props = { kind: QuestionKind; dueAt: string; now: Date };

/** The promise's clock in words. A late one is marked by its words, its weight and its bar, not by colour alone. */
export function DueNote({ kind, dueAt, now }: Props) {
  const t = useTranslations('DeskQuestions.due');
  const due = dueMoment(new Date(dueAt), now);
  if (due.is === 'late') {
    return (
      <span className="inline-block border-l-4 border-error pl-2 font-bold text-error">
        {t('late', { kind, unit: due.unit, count: due.count })}
      </span>
    );
  }
  const soon = due.is === 'today';
  return (
    <span className={`inline-block border-l-4 pl-2 ${soon ? 'border-azafran font-bold' : 'border-regla text-tinta-2'}`}>
      {due.is === 'later' ? t('later', { day: due.day, time: due.time }) : t(due.is, { time: due.time })}
    </span>
  );
}
