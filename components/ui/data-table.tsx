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

function StackedTable({ caption, head, rows }: Omit<Parameters<typeof DataTable>[0], 'stacked'>) {
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr className="border-b-[1.5px] border-current">
          {head.map((text) => (
            <th key={text} scope="col" className="py-3 pr-6 align-bottom font-titular text-base font-bold">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-t-[1.5px]">
        {rows.map(([first, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
          <tr key={row} className="border-b border-current/25 align-top max-sm:block max-sm:py-4">
            <th
              scope="row"
              className="font-bold max-sm:block max-sm:font-titular max-sm:text-t4 max-sm:tracking-[-0.015em] sm:py-3.5 sm:pr-6"
            >
              {first}
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor the cells
              <td key={column} className="wrap-anywhere max-sm:mt-2 max-sm:block sm:py-3.5 sm:pr-6 sm:last:pr-0">
                <span className="block text-nota opacity-80 sm:hidden">{head[column + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
