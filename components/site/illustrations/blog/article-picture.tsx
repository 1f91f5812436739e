import type { Tone } from '@/components/shared/illustrations/drawing';
import type { ArticlePicture as Picture } from '@/lib/site/articles/article';
import { articleDrawings } from './article-drawings';

const fill: Record<Tone, string> = {
  tinta: 'fill-tinta',
  mar: 'fill-mar',
  azafran: 'fill-azafran',
  papel: 'fill-papel',
  cielo: 'fill-cielo',
};

const line: Record<Tone, string> = {
  tinta: 'stroke-tinta',
  mar: 'stroke-mar',
  azafran: 'stroke-azafran',
  papel: 'stroke-papel',
  cielo: 'stroke-cielo',
};

/** The drawing of an article. Decorative without `description`. */
export function ArticlePicture({
  picture,
  description,
  className = '',
}: {
  picture: Picture;
  description?: string;
  className?: string;
}) {
  const { width, height, shapes } = articleDrawings[picture];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      aria-hidden={description ? undefined : true}
      className={`block h-auto w-full ${className}`}
    >
      {shapes.map(({ tone, d, stroke }) =>
        stroke ? (
          <path
            key={tone}
            d={d}
            strokeWidth={stroke}
            strokeDasharray="2 12"
            strokeLinecap="round"
            className={`fill-none ${line[tone]}`}
          />
        ) : (
          <path key={tone} d={d} className={fill[tone]} />
        ),
      )}
    </svg>
  );
}
