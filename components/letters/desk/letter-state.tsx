import { useTranslations } from 'next-intl';
import { Badge, type BadgeLook } from '@/components/shared/ui/badge';
import type { LetterRow } from '@/lib/letters/letter-view';
import { formatMoment } from '@/lib/shared/madrid-time';

const looks: Record<LetterRow['status'], BadgeLook> = {
  draft: 'line',
  scheduled: 'cielo',
  sending: 'azafran',
  stopped: 'tinta',
  sent: 'cielo',
};

export function LetterState({ status }: { status: LetterRow['status'] }) {
  const t = useTranslations('DeskLetters.states');
  return <Badge look={looks[status]}>{t(status)}</Badge>;
}

/** One sentence: since when a letter is what it is, in Madrid. */
export function useLetterMoment(letter: LetterRow): string {
  const t = useTranslations('DeskLetters.moments');
  const { status } = letter;
  const moments = {
    draft: letter.updatedAt,
    scheduled: letter.scheduledFor,
    sending: letter.startedAt,
    stopped: letter.stoppedAt,
    sent: letter.sentAt,
  };
  return t(status, { moment: formatMoment(new Date(moments[status] ?? letter.updatedAt)) });
}
