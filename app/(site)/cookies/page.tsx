import { LegalPage } from '@/components/site/legal/legal-page';
import { cookiesPolicy } from '@/lib/site/cookies';
import { pageMetadata } from '@/lib/shared/seo/metadata';

export const metadata = pageMetadata('/cookies');

export default function CookiesPage() {
  return <LegalPage document={cookiesPolicy} path="/cookies" />;
}
