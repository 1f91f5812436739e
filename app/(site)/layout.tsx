import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { FooterNewsletter } from './_newsletter/footer-newsletter';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame newsletter={<FooterNewsletter />}>{children}</SiteFrame>;
}
