import type { ReactNode } from 'react';

/**
 * Long reading: an article, a legal text. It styles the plain elements inside it, so that whoever fills it writes h2, h3, p,
 * ul, ol, dl, blockquote, figure and table without classes. A table of more than a few columns belongs in a DataTable.
 */
export function Prose({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${rhythm} ${headings} ${lists} ${quotes} ${tables} ${className}`}>{children}</div>;
}

const rhythm =
  'max-w-[66ch] wrap-break-word text-[1.0625rem] leading-[1.6] [&>*+*]:mt-[1.15em] [&>:is(h2,h3)+*]:mt-3 [&_a]:font-bold [&_a]:underline [&_a:hover]:text-mar';

const headings =
  '[&>h2]:mt-[1.9em] [&>h2]:text-t3 [&>h2:first-child]:mt-0 [&>h3]:mt-[1.7em] [&>h3]:text-t4 [&>h3]:tracking-[-0.02em]';

// A small backrest before each line, as in BulletList.
const lists =
  '[&_li]:relative [&_li]:pl-6 [&_li+li]:mt-2 [&_ul>li]:before:absolute [&_ul>li]:before:top-[0.5em] [&_ul>li]:before:left-0 [&_ul>li]:before:h-[11px] [&_ul>li]:before:w-[9px] [&_ul>li]:before:rounded-[5px_5px_1px_1px] [&_ul>li]:before:bg-current [&_ol]:[counter-reset:paso] [&_ol>li]:pl-8 [&_ol>li]:[counter-increment:paso] [&_ol>li]:before:absolute [&_ol>li]:before:left-0 [&_ol>li]:before:font-titular [&_ol>li]:before:font-bold [&_ol>li]:before:content-[counter(paso)] [&_dt]:font-bold [&_dd+dt]:mt-4';

const quotes =
  '[&_blockquote]:border-t-[1.5px] [&_blockquote]:border-current [&_blockquote]:pt-4 [&_blockquote]:font-titular [&_blockquote]:text-t3 [&_blockquote]:font-bold [&_blockquote]:tracking-cerrado [&_figcaption]:mt-2 [&_figcaption]:text-nota [&_figcaption]:text-tinta-2 [&_figure]:my-8';

const tables =
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-left [&_td]:border-b [&_td]:border-current/25 [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top [&_th]:border-b-[1.5px] [&_th]:border-current [&_th]:py-2.5 [&_th]:pr-4 [&_th]:align-bottom [&_th]:font-titular';
