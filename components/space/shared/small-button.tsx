import type { ComponentProps } from 'react';
import { type SmallButtonLook, smallButtonClass } from '@/components/private/small-button-class';

type Props = ComponentProps<'button'> & { look?: Exclude<SmallButtonLook, 'solid'> };

export function SmallButton({ look = 'line', className = '', type = 'button', ...props }: Props) {
  return <button type={type} className={smallButtonClass(look, className)} {...props} />;
}
