import type { ReactNode } from 'react';

/**
 * A table that reads well on a phone: figures scroll inside a frame of their own, which the keyboard reaches; with `stacked`,
 * for cells of prose, each row becomes a block there, and each cell says which column it is of.
 */
export function DataTable({
  caption,
  head,
  rows,
  stacked = false,
}: {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  stacked?: boolean;
}) {
  if (stacked) return <StackedTable caption={caption} head={head} rows={rows} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="-mx-margen overflow-x-auto px-margen">
      <table className="w-full min-w-[34rem] border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-current">
            {head.map((text) => (
              <th key={text} scope="col" className="py-3 pr-6 align-bottom font-titular text-base font-bold">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
            <tr key={row} className="border-b border-current/25 align-top">
              <th scope="row" className="py-3.5 pr-6 font-bold">
                {first}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor the cells
                <td key={column} className="py-3.5 pr-6">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

// On the table and not on each cell: a legal page has a hundred of them, and each would carry it twice.
const stackedLook =
  'w-full border-collapse text-left max-sm:block [&_tbody]:max-sm:block [&_tbody]:max-sm:border-t-[1.5px] [&_thead]:max-sm:hidden [&_tr]:border-b [&_tr]:border-current/25 [&_tr]:align-top [&_tbody_tr]:max-sm:block [&_tbody_tr]:max-sm:py-4 [&_thead_tr]:border-b-[1.5px] [&_thead_tr]:border-current';

const stackedCells =
  '[&_thead_th]:py-3 [&_thead_th]:pr-6 [&_thead_th]:align-bottom [&_thead_th]:font-titular [&_thead_th]:text-base [&_tbody_th]:max-sm:block [&_tbody_th]:max-sm:font-titular [&_tbody_th]:max-sm:text-t4 [&_tbody_th]:max-sm:tracking-[-0.015em] [&_tbody_th]:sm:py-3.5 [&_tbody_th]:sm:pr-6 [&_td]:wrap-anywhere [&_td]:max-sm:mt-2 [&_td]:max-sm:block [&_td]:sm:py-3.5 [&_td]:sm:pr-6 [&_td:last-child]:sm:pr-0 [&_td]:max-sm:before:block [&_td]:max-sm:before:text-nota [&_td]:max-sm:before:opacity-80 [&_td]:max-sm:before:content-[attr(data-column)]';

function StackedTable({ caption, head, rows }: Omit<Parameters<typeof DataTable>[0], 'stacked'>) {
  return (
    <table className={`${stackedLook} ${stackedCells}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor the cells
              <td key={column} data-column={head[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
