import type { ReactNode } from 'react';
import { ReloadOnReturn } from '@/components/shared/browser/reload-on-return';
import { SiteFrame } from '@/components/site/frame/site-frame';
import { FooterNewsletter } from '../(public)/(site)/(letters)/_newsletter/footer-newsletter';
import { RootDocument } from '../root-document';
import './space.css';

export { rootMetadata as metadata } from '../root-document';

export default function SpaceLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument>
      <SiteFrame newsletter={<FooterNewsletter />}>
        {children}
        <ReloadOnReturn />
      </SiteFrame>
    </RootDocument>
  );
}
