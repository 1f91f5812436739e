import type { ReactNode } from 'react';
import './print.css';

/** What the calculators share: how they look on paper. */
export default function CalculatorsLayout({ children }: { children: ReactNode }) {
  return children;
}
