import { useTranslations } from 'next-intl';
import { openingLinkId } from '@/components/private/desk/opened/use-return-focus';
import type { LetterRow } from '@/lib/letters/letter-view';
import { LetterState } from './letter-state';
import { useLetterMoment } from './use-letter-moment';

export function LetterRowLink({ letter }: { letter: LetterRow }) {
  const t = useTranslations('DeskLetters');
  const moment = useLetterMoment(letter);
  return (
    <li className="border-b border-regla">
      <a
        id={openingLinkId(letter.id)}
        href={`#${letter.id}`}
        className="fila flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 no-underline"
      >
        <span className="min-w-0">
          <span className="block font-titular text-lg font-bold wrap-break-word">{letter.subject}</span>
          <span className="block text-nota text-tinta-2">
            {moment} {t('by', { name: letter.byName })}
          </span>
        </span>
        <LetterState status={letter.status} />
      </a>
    </li>
  );
}
