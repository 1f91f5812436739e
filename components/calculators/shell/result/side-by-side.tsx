import type { ReactNode } from 'react';
import { ResultOutput } from './result-output';

type Figure = {
  name: string;
  /** The exact figure with a decimal point; the shown one may be rounded. */
  exact: string | number;
  /** Wraps at its spaces: figure and unit are bound. */
  shown: ReactNode;
};

export type SideBySideRow = { label: string; figures: readonly [Figure, Figure]; isStrong?: boolean };

type SideBySideProps = { caption: string; heads: readonly [string, string]; rows: readonly SideBySideRow[] };

/** Two results in two columns, also on a phone. */
export function SideBySide({ caption, heads, rows }: SideBySideProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="cuadro mt-7 print:mt-3">
      <table className="w-full border-collapse text-base print:text-[0.8125rem] print:leading-tight">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-current">
            <td />
            {heads.map((head) => (
              <th key={head} scope="col" className="leading-tight font-bold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figures, isStrong = false }) => (
            <tr key={label} className={`border-b border-linea ${isStrong ? 'font-bold' : ''}`}>
              <th scope="row" className={isStrong ? '' : 'font-normal'}>
                {label}
              </th>
              {figures.map(({ name, exact, shown }) => (
                <td key={name} className={isStrong ? 'font-titular text-lg tracking-leve print:text-sm' : ''}>
                  <ResultOutput name={name} exact={exact}>
                    {shown}
                  </ResultOutput>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
