import { writeNumber } from '@/lib/calculators/input/number-input';

/** A fraction in per cent, as a cell of a file says it: "3,375", "-0,5". */
export function percentCell(fraction: number): string {
  const thousandths = Math.round(fraction * 100_000);
  return `${thousandths < 0 ? '-' : ''}${writeNumber(Math.abs(thousandths), 3)}`;
}
