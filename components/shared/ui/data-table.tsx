import type { ReactNode } from 'react';

type Content = {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
};

/**
 * A responsive table. By default it scrolls in a region that the keyboard reaches. With `stacked`, for cells of text, each row is a
 * block on a phone, and each cell shows the name of its column.
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

/** The table alone. `columnInEachCell` lets the style sheet show the column's name in each cell. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: static content
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static content
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
