import { useTranslations } from 'next-intl';
import type { LetterProgress, LetterView } from '@/lib/letters/letter-view';

const OTHERS = ['left', 'refused', 'unclear'] as const satisfies (keyof LetterProgress)[];

/** How many have it, as a bar, a sentence and, where there are any, those who do not get it. */
export function SendingProgress({ letter: { progress, status } }: { letter: LetterView }) {
  const t = useTranslations('DeskLetters.progress');
  const { recipients, sent, waiting } = progress;
  const done = recipients - waiting;
  const share = recipients === 0 ? 1 : done / recipients;
  return (
    <section aria-label={t('label')} className="mb-8 max-w-lectura">
      <div
        role="progressbar"
        aria-label={t('label')}
        aria-valuemin={0}
        aria-valuemax={recipients}
        aria-valuenow={done}
        className="border-2 border-tinta"
      >
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="block h-4 w-full">
          <rect width={100 * share} height="4" className="fill-azafran forced-color-adjust-none" />
        </svg>
      </div>
      <p className="mt-3 font-titular text-lg font-bold">{t('sent', { sent, recipients })}</p>
      {status === 'sending' && <p className="text-tinta-2">{t('waiting', { count: waiting })}</p>}
      {status === 'stopped' && <p className="text-tinta-2">{t('stopped', { count: waiting })}</p>}
      <ul className="text-tinta-2">
        {OTHERS.filter((kind) => progress[kind] > 0).map((kind) => (
          <li key={kind}>{t(kind, { count: progress[kind] })}</li>
        ))}
      </ul>
    </section>
  );
}
