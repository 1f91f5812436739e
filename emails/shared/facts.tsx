import type { CSSProperties, ReactNode } from 'react';
import { colour } from './theme';

export type Fact = { label: string; value: ReactNode };

/** Label and value; two columns in the text part as well. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <table
      data-text-format="dataTable"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={{ marginTop: 20 }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" align="left" className="rule ink-2" style={{ ...cell, ...labelCell }}>
              {label}
            </th>
            <td className="rule ink" style={{ ...cell, ...valueCell }}>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell: CSSProperties = {
  borderTop: `1px solid ${colour.regla}`,
  padding: '10px 0',
  fontSize: 15,
  lineHeight: '21px',
  verticalAlign: 'top',
};

const labelCell: CSSProperties = { width: 96, paddingRight: 16, color: colour.tinta2, fontWeight: 400 };

const valueCell: CSSProperties = { color: colour.tinta, fontWeight: 700, wordBreak: 'break-word' };
