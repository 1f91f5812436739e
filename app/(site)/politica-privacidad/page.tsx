import { LegalPage } from '@/components/legal/legal-page';
import { privacyPolicy } from '@/lib/content/privacy-policy';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/politica-privacidad');

export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} path="/politica-privacidad" />;
}
