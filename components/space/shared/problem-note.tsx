import { useTranslations } from 'next-intl';
import { browserProblem, type Problem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { Notice } from '@/components/shared/ui/notice';
import type messages from '@/lib/shared/i18n/messages';
import { writeLink } from './write-link';

export type LocalCode = keyof typeof messages.SpaceShared.faults;

export const localProblem: (code: LocalCode) => Problem = browserProblem;

/** One sentence for any problem: the server's own, or ours where it has said nothing. */
export function ProblemText({ problem }: { problem: Problem }) {
  const t = useTranslations('SpaceShared.faults');
  if (problem.message !== '') return <span>{problem.message}</span>;
  const known = problem.code as LocalCode;
  const code = problem.status === 0 && t.has(known) ? known : 'unreadable';
  return <span key={code}>{t.rich(code, { write: writeLink })}</span>;
}

type Props = { problem: Problem; onRetry?: () => void; className?: string };

/** What went wrong, announced, with a way to try again where there is one. */
export function ProblemNote({ problem, onRetry, className = '' }: Props) {
  const t = useTranslations('SpaceShared');
  return (
    <Notice tone="error" className={`flex max-w-texto flex-wrap items-center justify-between gap-3 ${className}`}>
      <ProblemText problem={problem} />
      {onRetry && <SmallButton onClick={onRetry}>{t('retry')}</SmallButton>}
    </Notice>
  );
}
