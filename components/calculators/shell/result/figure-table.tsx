import { unlessWords } from '@/components/shared/ui/unless-words';

type FigureTableProps = {
  /** For screen readers only. */
  caption: string;
  /** The first column is the row header. `narrow: false` hides a column on phones. */
  columns: readonly { label: string; narrow?: boolean }[];
  rows: readonly (readonly [string, ...string[]])[];
  footer?: readonly [string, ...string[]];
};

export function FigureTable({ caption, columns, rows, footer }: FigureTableProps) {
  const hidden = (index: number) => (columns[index]?.narrow === false ? 'max-md:hidden print:table-cell' : '');
  const cells = ([head, ...figures]: readonly [string, ...string[]]) => (
    <>
      <th scope="row" className="py-2 pr-2 text-left print:py-0 font-normal whitespace-nowrap">
        {head}
      </th>
      {figures.map((figure, index) => (
        <td
          key={columns[index + 1]?.label}
          translate={unlessWords(figure)}
          className={`py-2 pl-2 text-right print:py-0 whitespace-nowrap md:pl-4 ${hidden(index + 1)}`}
        >
          {figure}
        </td>
      ))}
    </>
  );
  return (
    <table className="w-full border-collapse text-base print:text-[0.8125rem] print:leading-tight">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-[1.5px] border-current">
          {columns.map(({ label }, index) => (
            <th
              key={label}
              scope="col"
              className={`pb-2 text-nota font-medium ${index === 0 ? 'pr-2 text-left' : 'pl-2 text-right md:pl-4'} ${hidden(index)}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]} className="border-b border-linea">
            {cells(row)}
          </tr>
        ))}
      </tbody>
      {footer && (
        <tfoot>
          <tr className="border-t-[1.5px] border-current font-bold">{cells(footer)}</tr>
        </tfoot>
      )}
    </table>
  );
}
