import { useTranslations } from 'next-intl';
import type { LetterRow } from '@/lib/letters/letter-view';
import { formatMoment } from '@/lib/shared/madrid-time';

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
