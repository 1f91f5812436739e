import type { ComponentProps } from 'react';

type Look = 'solid' | 'line' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 border-2 respaldo-s py-1.5 font-titular text-base leading-prieto font-bold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

const looks: Record<Look, string> = {
  solid:
    'px-4 border-tinta bg-tinta text-papel enabled:hover:border-mar enabled:hover:bg-mar [a]:hover:border-mar [a]:hover:bg-mar',
  line: 'px-4 border-tinta text-tinta enabled:hover:bg-tinta enabled:hover:text-papel [a]:hover:bg-tinta [a]:hover:text-papel',
  quiet: 'border-transparent text-tinta underline enabled:hover:text-mar [a]:hover:text-mar',
  danger: 'px-4 border-error text-error enabled:hover:bg-error enabled:hover:text-papel',
};

/** Beside what it acts on, and at the desk, where the large button of a page would be too loud. For links too. */
export function smallButtonClass(look: Look, extra = ''): string {
  return `${base} ${looks[look]} ${extra}`;
}

type Props = ComponentProps<'button'> & {
  look?: Look;
  /** It keeps the focus, and a press does nothing. */
  isBusy?: boolean;
};

export function SmallButton({ look = 'line', className, type = 'button', isBusy, onClick, ...props }: Props) {
  return (
    <button
      type={type}
      className={smallButtonClass(look, className)}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      {...props}
    />
  );
}
