'use client';

// A client component for page weight: a server component's paths would be sent twice, as HTML and as flight data.

import { cushion } from '@/components/shared/illustrations/shapes';
import { type Loan, totalInterest, yearlySchedule } from '@/lib/calculators/mortgage/french-loan';
import { SofaBack } from './sofa-back';
import { SofaBody } from './sofa-body';
import { lampSofa, mortgageChannels, mortgageCushions } from './sofa-geometry';

/** Offset of the sofa from the lamp. The picture crops the sofa on the right. */
const SOFA_LEFT = 128;
const WIDTH = 680;
const FOOT = lampSofa.height;

/** The loan's sofa under a reading lamp, on azafran. Decorative. */
export function LampAndSofa({ loan }: { loan: Loan }) {
  const channels = mortgageChannels(lampSofa, yearlySchedule(loan)).filter(
    ({ centre }) => SOFA_LEFT + centre < WIDTH + 14,
  );
  const cushions = mortgageCushions(lampSofa, loan.principal, totalInterest(loan));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${FOOT}`} aria-hidden="true" className="block h-auto w-full overflow-hidden">
      <path className="fill-none stroke-tinta stroke-8" d={`M44 ${FOOT}V210C44 84 120 10 232 10S418 70 418 108`} />
      <g className="fill-tinta">
        <path d={cushion(0, FOOT - 22, 88, FOOT, 14)} />
        <circle cx="418" cy="172" r="15" className="fill-papel" />
        <path d="M350 172a68 68 0 0 1 136 0z" />
      </g>
      <g transform={`translate(${SOFA_LEFT} 0)`}>
        <SofaBack channels={channels} colours={{ capital: 'fill-tinta', interest: 'fill-papel' }} />
        <path className="fill-tinta" d={cushions.capital} />
        <path className="fill-papel" d={cushions.interest} />
        <SofaBody frame={lampSofa} piping="stroke-azafran" />
      </g>
    </svg>
  );
}
