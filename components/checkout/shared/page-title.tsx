import type { ComponentProps } from 'react';

/** The title of a step or an ending; `quiet` where a figure is the largest thing on the screen. */
export function PageTitle({
  quiet = false,
  className = '',
  ...heading
}: Omit<ComponentProps<'h1'>, 'ref'> & { quiet?: boolean }) {
  const size = quiet ? 'text-t3' : '-ml-[0.03em] text-t2';
  return <h1 className={`${size} ${className}`} {...heading} />;
}
