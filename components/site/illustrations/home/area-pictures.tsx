'use client';

// A client component for page weight: a server component's paths would be sent twice, as HTML and as flight data.

import type { ReactNode } from 'react';
import { bar, cushion } from '@/components/shared/illustrations/shapes';
import type { AreaId } from '@/lib/site/work-areas';

const GROUND = 48;
/** On azafran the accent is papel. */
const accent = 'work-area-accent';

/** Shares of falling interest over five years. */
const MORTGAGE_YEARS = [20, 26, 32, 38, 44].map((split, index) => ({ left: index * 13, split }));

const pictures: Record<AreaId, ReactNode> = {
  education: (
    <>
      <path d={bar(2, 26, 13, GROUND) + bar(18, 14, 13, GROUND) + bar(34, 2, 13, GROUND)} />
      <path className={accent} d="M50 48V35a13 13 0 0 1 13 13z" />
    </>
  ),
  consulting: (
    <>
      <path d="M0 48a32 32 0 0 1 64 0H46a14 14 0 0 0-28 0z" />
      <path className={accent} d="M32 16a32 32 0 0 1 27 15L44 41a14 14 0 0 0-12-7z" />
    </>
  ),
  retirement: (
    <>
      <path d="M0 48C30 46 52 34 64 2V48z" />
      <circle className={accent} cx="17" cy="15" r="12" />
    </>
  ),
  insurance: (
    <>
      <path d="M0 34a32 32 0 0 1 64 0 10.7 10.7 0 0 0-21.3 0 10.7 10.7 0 0 0-21.4 0A10.7 10.7 0 0 0 0 34z" />
      <path className="fill-none stroke-tinta stroke-4" d="M32 26v15a5 5 0 0 0 10 0" />
      <circle className={accent} cx="56" cy="6" r="6" />
    </>
  ),
  mortgages: (
    <>
      <path d={MORTGAGE_YEARS.map(({ left, split }) => bar(left, 2, 11, split)).join('')} />
      <path className={accent} d={MORTGAGE_YEARS.map(({ left, split }) => `M${left} ${split}h11V48h-11z`).join('')} />
    </>
  ),
  training: (
    <>
      <path d={[0, 16.6, 33.3, 50].map((left) => cushion(left, 20, 14, GROUND, 7)).join('')} />
      <circle className={accent} cx="32" cy="8" r="8" />
    </>
  ),
};

/** Decorative. */
export function AreaPicture({ area }: { area: AreaId }) {
  return (
    <svg viewBox="0 0 64 48" aria-hidden="true" className="work-area-picture">
      {pictures[area]}
    </svg>
  );
}
