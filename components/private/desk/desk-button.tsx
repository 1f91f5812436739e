import type { ComponentProps } from 'react';
import { type SmallButtonLook, smallButtonClass } from '@/components/private/small-button-class';

/** For a link that looks like a button of the desk. A quiet one is as wide as it can be pressed. */
export function deskButtonClass(look: SmallButtonLook = 'solid', extra = ''): string {
  return smallButtonClass(look, look === 'quiet' ? `px-1 ${extra}` : extra);
}

/** Less high than the buttons of the site: the desk shows many things at once. */
export function DeskButton({
  look = 'solid',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: SmallButtonLook }) {
  return <button type={type} className={deskButtonClass(look, className)} {...props} />;
}
