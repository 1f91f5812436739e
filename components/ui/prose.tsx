import type { ReactNode } from 'react';

/**
 * Long reading: an article, a legal text. app/styles/prose.css styles the plain elements inside it, so that whoever fills it writes h2,
 * h3, p, ul, ol, figure and table without classes. A table of more than a few columns belongs in a DataTable.
 */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prosa">{children}</div>;
}
