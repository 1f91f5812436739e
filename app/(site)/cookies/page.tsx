import { LegalPage } from '@/components/legal/legal-page';
import { cookiesPolicy } from '@/lib/content/cookies';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/cookies');

export default function CookiesPage() {
  return <LegalPage document={cookiesPolicy} path="/cookies" />;
}
