import type { Thing, WithContext } from 'schema-dts';
import { jsonLdText } from '@/lib/shared/seo/structured-data';

/** JSON-LD for search engines: a data block, not executed. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText escapes what could end the element
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}
