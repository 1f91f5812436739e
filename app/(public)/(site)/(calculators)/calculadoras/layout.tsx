import type { ReactNode } from 'react';
import './print.css';
import './tools.css';

/** The styles that only the calculators have. */
export default function CalculatorsLayout({ children }: { children: ReactNode }) {
  return children;
}
