import { useTranslations } from 'next-intl';
import { bar, cushion } from '@/components/shared/illustrations/shapes';
import type { ConsultationInput } from '@/lib/questions/consultations/questions';
import { requiredFields, type Section, sectionNames } from './form-sections';

const WIDTH = 320;
const GAP = 3;
const ARM = 22;
const SEAT = 96;
const FLOOR = 128;

/** A sofa that fills up: a channel for each required field, a cushion for each section. The text beneath says the same. */
export function ProgressSofa({ answers, hydrated }: { answers: ConsultationInput; hydrated: boolean }) {
  const t = useTranslations('ConsultationForm.progress');
  const parts = sectionNames.map((section) => ({ section, answered: requiredFields(section, answers) }));
  const total = parts.reduce((sum, { answered }) => sum + answered.length, 0);
  const left = parts.reduce((sum, { answered }) => sum + answered.filter((done) => !done).length, 0);
  return (
    <div>
      <svg viewBox={`0 0 ${WIDTH} ${FLOOR}`} aria-hidden="true" className="block w-full max-w-md overflow-visible">
        <path d={bar(0, 50, ARM - GAP, FLOOR) + bar(WIDTH - ARM + GAP, 50, ARM - GAP, FLOOR)} className="fill-tinta" />
        <Channels parts={parts} total={total} />
      </svg>
      {hydrated ? (
        <p className="mt-5 flex items-baseline gap-3">
          {left > 0 && <span className="cifra text-[4rem]">{left}</span>}
          <span className="font-titular text-lead">{t('leftFigure', { count: left })}</span>
        </p>
      ) : (
        <p className="mt-5 font-titular text-lead">{t('total', { count: total })}</p>
      )}
    </div>
  );
}

type Part = { section: Section; answered: boolean[] };

function Channels({ parts, total }: { parts: Part[]; total: number }) {
  const pitch = (WIDTH - 2 * ARM) / total;
  let next = ARM;
  return parts.map(({ section, answered }) => {
    const start = next;
    const width = answered.length * pitch;
    next += width;
    const done = answered.every(Boolean);
    return (
      <g key={section}>
        {answered.map((isDone, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a channel is its place in the back of the sofa
            key={index}
            d={bar(start + index * pitch, isDone ? 4 : 40, pitch - GAP, SEAT - GAP)}
            className={isDone ? 'fill-mar' : 'fill-cielo'}
          />
        ))}
        <path d={cushion(start, SEAT, width - GAP, FLOOR - 6, 6)} className={done ? 'fill-azafran' : 'fill-arena'} />
      </g>
    );
  });
}
