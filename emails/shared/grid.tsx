import type { CSSProperties, ReactNode } from 'react';

type Props = {
  style?: CSSProperties;
  /** Keeps its cells on one line in the text part. */
  columns?: boolean;
  children: ReactNode;
};

/** A layout table; its children are rows. */
export function Grid({ style, columns = false, children }: Props) {
  return (
    <table
      data-text-format={columns ? 'dataTable' : undefined}
      role="presentation"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
