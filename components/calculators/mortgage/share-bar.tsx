import { cushion } from '@/components/shared/illustrations/shapes';

const WIDTH = 240;

/** Interest and principal of one instalment, to scale. */
export function ShareBar({ share }: { share: number }) {
  const interest = (WIDTH - 2) * share;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 18`} preserveAspectRatio="none" className="block h-[18px] w-full">
      {interest > 0.5 && <path d={cushion(0, 0, interest, 18, 5)} className="fill-azafran" />}
      <path d={cushion(interest + 2, 0, WIDTH - interest - 2, 18, 5)} className="fill-mar" />
    </svg>
  );
}
