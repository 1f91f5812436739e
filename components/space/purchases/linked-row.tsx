import type { ReactNode } from 'react';
import { SmallButton } from '../shared/small-button';

type Named = { text: string; name: string };

type Props = {
  title: string;
  facts: readonly string[];
  /** Below the facts. */
  children: ReactNode;
  /** Of its own pages; none as long as no key was just used. */
  links: readonly (Named & { href: string })[];
  /** Asks for the links; null if there are none to be had. */
  unlock: (Named & { onPress: () => void }) | null;
  /** The links were asked for: the first takes the focus of the button whose place it takes. */
  isWanted: boolean;
};

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** A purchase or a free hour, with the way to what can be done about it. */
export function LinkedRow({ title, facts, children, links, unlock, isWanted }: Props) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-regla py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-titular text-t4 font-bold">{title}</p>
        <p className="text-nota text-tinta-2">{facts.join(' · ')}</p>
        {children}
      </div>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-5">
          {/* Pages of their own: going there closes the space in this tab. */}
          {links.map(({ href, text, name }, position) => (
            <a
              key={href}
              ref={isWanted && position === 0 ? focus : undefined}
              href={href}
              target="_blank"
              rel="noreferrer"
              className="enlace min-h-11 py-2"
              aria-label={name}
            >
              {text}
            </a>
          ))}
        </p>
      )}
      {links.length === 0 && unlock && (
        <SmallButton aria-label={unlock.name} onClick={unlock.onPress}>
          {unlock.text}
        </SmallButton>
      )}
    </li>
  );
}
