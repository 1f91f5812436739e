import { useTranslations } from 'next-intl';
import { SmallButton } from '@/components/private/small-button';
import { Notice } from '@/components/shared/ui/notice';
import type messages from '@/lib/shared/i18n/messages';
import { browserProblem, type Problem } from '../problem';

export type LocalCode = keyof typeof messages.DeskShared.faults;

export const localProblem: (code: LocalCode, file?: string) => Problem = browserProblem;

/** One sentence for any problem: the server's own, or ours where it has said nothing. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTranslations('DeskShared.faults');
  return ({ code, file, message }) => {
    const known = code as LocalCode;
    return t.has(known) ? t(known, { name: file }) : message || t('unreadable');
  };
}

type Props = { problem: Problem; onRetry?: () => void; className?: string };

/** What went wrong, announced, with a way to try again where there is one. */
export function ProblemNote({ problem, onRetry, className = '' }: Props) {
  const t = useTranslations('DeskShared');
  const textOf = useProblemText();
  return (
    <Notice tone="error" className={`flex flex-wrap items-center justify-between gap-3 ${className}`}>
      <span className="min-w-0 wrap-break-word">{textOf(problem)}</span>
      {onRetry && <SmallButton onClick={onRetry}>{t('retry')}</SmallButton>}
    </Notice>
  );
}
