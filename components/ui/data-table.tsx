import type { ReactNode } from 'react';

type Content = {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
};

/**
 * A table that reads well on a phone: figures scroll inside a frame of their own, which the keyboard reaches; with `stacked`,
 * for cells of prose, each row becomes a block there, and each cell says which column it is of.
 */
export function DataTable({ caption, head, rows, stacked = false }: Content & { stacked?: boolean }) {
  if (stacked)
    return <PlainTable caption={caption} head={head} rows={rows} className="tabla tabla-apilada" columnInEachCell />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="-mx-margen overflow-x-auto px-margen">
      <PlainTable caption={caption} head={head} rows={rows} className="tabla min-w-136" />
    </section>
  );
}

/** The table alone. With `columnInEachCell` the style sheet can write the column's name beside each cell. */
export function PlainTable({
  caption,
  head,
  rows,
  className,
  columnInEachCell = false,
}: Content & { className?: string; columnInEachCell?: boolean }) {
  return (
    <table className={className}>
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
              <td key={column} data-column={columnInEachCell ? head[column + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
