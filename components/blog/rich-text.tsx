import Link from 'next/link';
import { Fragment } from 'react';
import type { Text } from '@/lib/content/articles/article';

/** A figure and its unit stay on one line. */
export function bound(words: string): string {
  return words.replace(/(\d) (?=[€%])/g, '$1\u00a0');
}

export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return bound(text);
  return text.map((span, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
    if (typeof span === 'string') return <Fragment key={index}>{bound(span)}</Fragment>;
    // biome-ignore lint/suspicious/noArrayIndexKey: nor its emphasis
    if ('strong' in span) return <strong key={index}>{bound(span.strong)}</strong>;
    return span.href.startsWith('/') ? (
      <Link key={span.href} href={span.href}>
        {span.link}
      </Link>
    ) : (
      <a key={span.href} href={span.href} rel="noopener">
        {span.link}
      </a>
    );
  });
}
