import type { CSSProperties, ReactNode } from 'react';
import { TextLink } from '@/emails/shared/blocks';
import { colour } from '@/emails/shared/theme';
import { linkedParts } from '@/lib/shared/i18n/linked-parts';
import type { LegalBlock, LegalSection } from '@/lib/shared/texts/legal-document';

type Props = { sections: readonly LegalSection[]; siteUrl: string };

/** Sections of a legal text. Mail clients narrow tables and lists in their own ways: everything is a line. */
export function LegalSections({ sections, siteUrl }: Props) {
  return sections.map(({ id, title, blocks }) => (
    <div key={id}>
      <h3 className="ink" style={heading}>
        {title}
      </h3>
      {blocks.flatMap(linesOf).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <p key={index} className="ink-2" style={smallPrint}>
          {linked(line, siteUrl)}
        </p>
      ))}
    </div>
  ));
}

function linesOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('form' in block) return [...block.form];
  if ('facts' in block) return block.facts.map(([name, text]) => `${name}: ${text}`);
  if ('rows' in block) return block.rows.map(([first, ...others]) => `${first}: ${others.join('. ')}`);
  return block.map((item) => `· ${item}`);
}

function linked(line: string, siteUrl: string): ReactNode[] {
  return linkedParts(line).map((part, index) => {
    if (typeof part === 'string') return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: static content
      <TextLink key={index} href={part.href.startsWith('/') ? `${siteUrl}${part.href}` : part.href}>
        {part.words}
      </TextLink>
    );
  });
}

const heading: CSSProperties = { margin: '20px 0 6px', color: colour.tinta, fontSize: 15, lineHeight: '21px' };

export const smallPrint: CSSProperties = { margin: '0 0 8px', color: colour.tinta2, fontSize: 14, lineHeight: '20px' };
