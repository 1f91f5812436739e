import { useTranslations } from 'next-intl';
import { Badge, type BadgeLook } from '@/components/shared/ui/badge';
import type { LetterRow } from '@/lib/letters/letter-view';

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
