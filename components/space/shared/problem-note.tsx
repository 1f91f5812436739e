import { useTranslations } from 'next-intl';
import { browserProblem, type Problem } from '@/components/private/problem';
import { Notice } from '@/components/shared/ui/notice';
import type messages from '@/lib/shared/i18n/messages';
import { SmallButton } from './small-button';
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

/** What went wrong, announced, with a way to try again where there is one. */
export function ProblemNote({ problem, onRetry }: { problem: Problem; onRetry?: () => void }) {
  const t = useTranslations('SpaceShared');
  return (
    <Notice tone="error" className="flex max-w-texto flex-wrap items-center justify-between gap-3">
      <ProblemText problem={problem} />
      {onRetry && <SmallButton onClick={onRetry}>{t('retry')}</SmallButton>}
    </Notice>
  );
}
