import type { CSSProperties, ReactNode } from 'react';
import type { LegalBlock, LegalDocument } from '@/lib/content/legal-document';
import { Subheading, TextLink } from './blocks';
import { colour } from './theme';

const date = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The whole text of what was agreed to: a link to a page that can change is not a durable medium. */
export function ContractTerms({ terms, siteUrl }: { terms: LegalDocument; siteUrl: string }) {
  return (
    <>
      <Subheading>{terms.title}</Subheading>
      <p
        className="ink-2"
        style={small}
      >{`Versión del ${date.format(new Date(terms.version))}. Guarda este correo: es tu copia.`}</p>
      {terms.sections.map(({ id, title, blocks }) => (
        <div key={id}>
          <h3 className="ink" style={heading}>
            {title}
          </h3>
          {blocks.flatMap(linesOf).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static content
            <p key={index} className="ink-2" style={small}>
              {linked(line, siteUrl)}
            </p>
          ))}
        </div>
      ))}
    </>
  );
}

/** Mail clients narrow tables and lists in their own ways: everything is a line. */
function linesOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('form' in block) return [...block.form];
  if ('facts' in block) return block.facts.map(([name, text]) => `${name}: ${text}`);
  if ('rows' in block) return block.rows.map(([first, ...others]) => `${first}: ${others.join('. ')}`);
  return block.map((item) => `· ${item}`);
}

function linked(line: string, siteUrl: string): ReactNode[] {
  // A split by two groups gives text, words, address, text, words, address, text.
  const parts = line.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const address = parts[index + 1] ?? '';
    if (index % 3 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: static content
      <TextLink key={index} href={address.startsWith('/') ? `${siteUrl}${address}` : address}>
        {part}
      </TextLink>
    );
  });
}

const heading: CSSProperties = { margin: '20px 0 6px', color: colour.tinta, fontSize: 15, lineHeight: '21px' };

const small: CSSProperties = { margin: '0 0 8px', color: colour.tinta2, fontSize: 14, lineHeight: '20px' };
