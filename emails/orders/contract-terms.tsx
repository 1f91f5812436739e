import type { CSSProperties, ReactNode } from 'react';
import type { LegalBlock, LegalDocument } from '@/lib/content/legal-document';
import { linkedParts } from '@/lib/i18n/linked-parts';
import { formatDate } from '@/lib/madrid-time';
import { Subheading, TextLink } from '../blocks';
import { colour } from '../theme';

/** The whole text of what was agreed to: a link to a page that can change is not a durable medium. */
export function ContractTerms({ terms, siteUrl }: { terms: LegalDocument; siteUrl: string }) {
  return (
    <>
      <Subheading>{terms.title}</Subheading>
      <p
        className="ink-2"
        style={small}
      >{`Versión del ${formatDate(terms.version)}. Guarda este correo: es tu copia.`}</p>
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

const small: CSSProperties = { margin: '0 0 8px', color: colour.tinta2, fontSize: 14, lineHeight: '20px' };
