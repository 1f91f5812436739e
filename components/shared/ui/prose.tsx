import type { ReactNode } from 'react';
import './prose.css';

/**
 * Long text: an article, a legal text. prose.css styles its h2, h3, p, ul, ol, figure and table, which need no classes.
 * A table of more than a few columns belongs in a DataTable.
 */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prosa">{children}</div>;
}
