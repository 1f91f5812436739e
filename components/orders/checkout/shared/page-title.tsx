import type { ComponentProps } from 'react';

/** The `h1` of a step or result; `quiet` where a figure is the largest thing on the screen. */
export function PageTitle({
  quiet = false,
  className = '',
  ...heading
}: Omit<ComponentProps<'h1'>, 'ref'> & { quiet?: boolean }) {
  const size = quiet ? 'text-t3' : '-ml-[0.03em] text-t2';
  return <h1 className={`${size} ${className}`} {...heading} />;
}
