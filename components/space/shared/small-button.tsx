import type { ComponentProps } from 'react';

type Look = 'line' | 'danger' | 'quiet';

const looks: Record<Look, string> = {
  line: 'border-tinta px-4 text-tinta enabled:hover:bg-tinta enabled:hover:text-papel',
  danger: 'border-error px-4 text-error enabled:hover:bg-error enabled:hover:text-papel',
  quiet: 'border-transparent px-0 text-tinta underline enabled:hover:text-mar',
};

/** Beside what it acts on, where the large button of a page would be too loud. */
export function SmallButton({
  look = 'line',
  className = '',
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return (
    <button
      type={type}
      className={`inline-flex min-h-11 items-center justify-center gap-2 border-2 respaldo-s py-1.5 font-titular leading-prieto font-bold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${looks[look]} ${className}`}
      {...props}
    />
  );
}
