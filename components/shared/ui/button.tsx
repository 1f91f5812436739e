import type { ComponentProps } from 'react';

type Look = 'solid' | 'line' | 'accent';

const base =
  'group/button inline-flex min-h-14 items-center justify-center gap-[0.7em] border-2 respaldo px-6 py-3 font-titular text-lg leading-prieto font-bold tracking-[-0.01em] sm:whitespace-nowrap no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 print:hidden';

const looks: Record<Look, string> = {
  solid:
    'border-tinta bg-tinta text-papel enabled:hover:border-mar enabled:hover:bg-mar [a]:hover:border-mar [a]:hover:bg-mar',
  line: 'border-current bg-transparent text-inherit enabled:hover:bg-tinta enabled:hover:text-papel [a]:hover:bg-tinta [a]:hover:text-papel',
  accent:
    'border-azafran bg-azafran text-tinta enabled:hover:border-papel enabled:hover:bg-papel [a]:hover:border-papel [a]:hover:bg-papel',
};

/** Classes for a link that looks like a button. */
export function buttonClass(look: Look = 'solid', extra = ''): string {
  return `${base} ${looks[look]} ${extra}`;
}

export function Button({
  look = 'solid',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonClass(look, className)} {...props} />;
}

export function Arrow() {
  return (
    <svg
      viewBox="0 0 18 12"
      aria-hidden="true"
      className="h-3 w-[18px] shrink-0 fill-none stroke-current stroke-2 transition-transform duration-300 ease-curva group-hover/button:translate-x-1"
    >
      <path d="M0 6h16M11 1l5 5-5 5" />
    </svg>
  );
}
