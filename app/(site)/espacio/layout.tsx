import type { ReactNode } from 'react';
import './space.css';

export default function SpaceLayout({ children }: { children: ReactNode }) {
  return children;
}
