type Props = {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its header; the others are figures. */
  rows: readonly (readonly [string, ...string[]])[];
  /** Read as the sum of the rows. */
  footer?: readonly [string, ...string[]];
};

/** Figures in columns. On a phone it scrolls, and the keyboard reaches it. */
export function FigureTable({ caption, head, rows, footer }: Props) {
  const line = ([name, ...figures]: readonly [string, ...string[]]) => (
    <>
      <th scope="row" className="min-w-32 py-2.5 pr-3 text-left [tbody_&]:font-normal">
        {name}
      </th>
      {figures.map((figure, column) => (
        <td key={head[column + 1]} className="py-2.5 pl-4 text-right whitespace-nowrap tabular-nums">
          {figure}
        </td>
      ))}
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-current align-bottom">
            {head.map((label, column) => (
              <th
                key={label}
                scope="col"
                className={`pb-2 text-nota font-medium ${column === 0 ? 'pr-3 text-left' : 'pl-4 text-right'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-b border-linea">
              {line(row)}
            </tr>
          ))}
        </tbody>
        {footer && (
          <tfoot>
            <tr className="border-t-[1.5px] border-current font-bold">{line(footer)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
