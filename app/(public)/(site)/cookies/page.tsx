import { LegalPage } from '@/components/site/legal/legal-page';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { cookiesPolicy } from '@/lib/site/cookies';

export const metadata = pageMetadata('/cookies');

export default function CookiesPage() {
  return <LegalPage document={cookiesPolicy} path="/cookies" />;
}
