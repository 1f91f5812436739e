import type { ReactNode } from 'react';
import { ReloadOnReturn } from '@/components/shared/browser/reload-on-return';
import { LeaveWithPage } from '@/components/space/frame/leave-with-page';
import './space.css';

export default function SpaceLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LeaveWithPage />
      <ReloadOnReturn />
    </>
  );
}
