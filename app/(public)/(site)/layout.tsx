import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/site/frame/site-frame';
import { FooterNewsletter } from './(letters)/_newsletter/footer-newsletter';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame newsletter={<FooterNewsletter />}>{children}</SiteFrame>;
}
