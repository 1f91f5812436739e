import type { ComponentType, ReactNode } from 'react';
import type { LetterInline } from './letter-view';

type Props = {
  parts: LetterInline[];
  /** An e-mail and a page have their own. */
  Link: ComponentType<{ href: string; children: ReactNode }>;
};

/** The text of a letter's block, on the desk's preview as in the e-mail. */
export function LetterInlines({ parts, Link }: Props) {
  return keyed(parts).map(({ one, key }) => <Inline key={key} part={one} Link={Link} />);
}

function Inline({ part, Link }: Pick<Props, 'Link'> & { part: LetterInline }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'break') return <br />;
  const children = <LetterInlines parts={part.children} Link={Link} />;
  switch (part.kind) {
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'link':
      return <Link href={part.href}>{children}</Link>;
  }
}

/** Each with its place as its key: a change draws all of them again, and nothing in them has a state. */
export function keyed<One>(all: One[]): { one: One; key: string }[] {
  return all.map((one, index) => ({ one, key: `${index}` }));
}
