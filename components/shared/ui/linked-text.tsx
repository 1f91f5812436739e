import { PageLink } from '@/components/shared/ui/page-link';
import { linkedParts } from '@/lib/shared/i18n/linked-parts';

/** A text of the site with its links. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: static content
    typeof part === 'string' ? part : <TextLink key={index} href={part.href} words={part.words} />,
  );
}

function TextLink({ href, words }: { href: string; words: string }) {
  const look = 'font-bold underline hover:no-underline';
  if (href.startsWith('/')) {
    return (
      <PageLink href={href} className={look}>
        {words}
      </PageLink>
    );
  }
  return (
    <a href={href} className={look}>
      {words}
    </a>
  );
}
