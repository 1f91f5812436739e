import { PageLink } from '@/components/shared/ui/page-link';
import type { Text } from '@/lib/site/articles/article';

export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((span, index) => {
    if (typeof span === 'string') return span;
    // biome-ignore lint/suspicious/noArrayIndexKey: static content
    if ('strong' in span) return <strong key={index}>{span.strong}</strong>;
    return span.href.startsWith('/') ? (
      <PageLink key={span.href} href={span.href}>
        {span.link}
      </PageLink>
    ) : (
      <a key={span.href} href={span.href} rel="noopener">
        {span.link}
      </a>
    );
  });
}
