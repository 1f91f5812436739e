/** Decorative: the name stands beside it. */
function LogoMark({ className = 'h-[34px] w-[46px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 46 34" aria-hidden="true" className={`shrink-0 overflow-visible fill-current ${className}`}>
      <path d="M0 30V17a4 4 0 0 1 8 0V30z" />
      <path d="M38 30V17a4 4 0 0 1 8 0V30z" />
      <path d="M9.5 9V6a4 4 0 0 1 8 0V9z" />
      <path className="fill-azafran" d="M9.5 9h8v11h-8z" />
      <path d="M18.7 12.5V6a4 4 0 0 1 8 0V12.5z" />
      <path className="fill-azafran" d="M18.7 12.5h8v7.5h-8z" />
      <path d="M27.9 16.5V6a4 4 0 0 1 8 0V16.5z" />
      <path className="fill-azafran" d="M27.9 16.5h8v3.5h-8z" />
      <path d="M9.5 21.5h26.4v8.5h-26.4z" />
      <path d="M3 31.5h3v2.5h-3zM40 31.5h3v2.5h-3z" />
    </svg>
  );
}

type Props = { name: string; markClassName?: string; nameClassName?: string };

/** Mark and name, as the content of a link. */
export function Logo({ name, markClassName, nameClassName }: Props) {
  return (
    <span className="inline-flex min-h-[44px] items-center gap-[0.7rem] font-titular text-campo leading-none font-bold tracking-cerrado text-balance md:text-[1.3125rem]">
      <LogoMark className={markClassName ?? 'h-[30px] w-[41px] md:h-[34px] md:w-[46px]'} />
      {nameClassName ? <span className={nameClassName}>{name}</span> : name}
    </span>
  );
}
