import { PageLink } from '@/components/ui/page-link';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** A text of lib/content with links in Markdown syntax: [words](/address). No other Markdown. */
export function LinkedText({ text }: { text: string }) {
  // A split by two groups gives text, words, address, text, words, address, text.
  const parts = text.split(new RegExp(LINK, 'g'));
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const href = parts[index + 1] ?? '/';
    // biome-ignore lint/suspicious/noArrayIndexKey: static content
    return <TextLink key={index} href={href} words={part} />;
  });
}

function TextLink({ href, words }: { href: string; words: string }) {
  const look = 'font-bold underline hover:no-underline wrap-anywhere';
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
