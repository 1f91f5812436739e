import { PageLink } from '@/components/ui/page-link';
import type { Text } from '@/lib/content/articles/article';

/** A figure and its unit stay on one line. */
export function bound(words: string): string {
  return words.replace(/(\d) (?=[€%])/g, '$1\u00a0');
}

export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return bound(text);
  return text.map((span, index) => {
    if (typeof span === 'string') return bound(span);
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
    if ('strong' in span) return <strong key={index}>{bound(span.strong)}</strong>;
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
