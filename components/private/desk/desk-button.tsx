import type { ComponentProps } from 'react';
import { SmallButton } from '../small-button';

/** The desk shows many things at once: its buttons are all small. A quiet one is as wide as it can be pressed. */
export function DeskButton({ look = 'solid', className = '', ...props }: ComponentProps<typeof SmallButton>) {
  return <SmallButton look={look} className={look === 'quiet' ? `px-1 ${className}` : className} {...props} />;
}
