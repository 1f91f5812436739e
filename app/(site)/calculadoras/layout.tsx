import type { ReactNode } from 'react';
import './print.css';

/** The print styles of the calculators. */
export default function CalculatorsLayout({ children }: { children: ReactNode }) {
  return children;
}
