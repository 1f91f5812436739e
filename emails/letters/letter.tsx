import type { CSSProperties } from 'react';
import { Heading, Paragraph, Subheading, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { colour, font } from '@/emails/shared/theme';
import { keyed, LetterInlines } from '@/lib/letters/letter-inlines';
import type { LetterBlock, LetterInline } from '@/lib/letters/letter-view';
import { site } from '@/lib/shared/site';

type Props = {
  subject: string;
  /** Shown by mail clients after the subject; may be empty. */
  teaser: string;
  blocks: LetterBlock[];
  /** Null for a trial, which comes from no subscription. */
  unsubscribeLink: string | null;
};

export function Letter({ subject, teaser, blocks, unsubscribeLink }: Props) {
  return (
    <EmailLayout
      preview={teaser || subject}
      reason={
        unsubscribeLink
          ? `Recibes este correo porque confirmaste que quieres la carta de ${site.name}.`
          : 'Es una prueba de la carta: solo la recibes tú.'
      }
    >
      <Heading>{subject}</Heading>
      <LetterBlocks blocks={blocks} />
      {unsubscribeLink && (
        <div style={{ marginTop: 32 }}>
          <Paragraph>
            Si ya no la quieres, <TextLink href={unsubscribeLink}>date de baja con un clic</TextLink>.
          </Paragraph>
        </div>
      )}
    </EmailLayout>
  );
}

/** What a person has written, in the hand of every e-mail. */
function LetterBlocks({ blocks }: { blocks: LetterBlock[] }) {
  return keyed(blocks).map(({ one, key }) => <Block key={key} block={one} />);
}

function Block({ block }: { block: LetterBlock }) {
  switch (block.kind) {
    case 'heading':
      if (block.level === 2) {
        return (
          <Subheading>
            <Inlines parts={block.children} />
          </Subheading>
        );
      }
      return (
        <h3 className="ink" style={minorHeading}>
          <Inlines parts={block.children} />
        </h3>
      );
    case 'paragraph':
      return (
        <Paragraph>
          <Inlines parts={block.children} />
        </Paragraph>
      );
    case 'quote':
      return (
        <blockquote className="ink" style={quotation}>
          <LetterBlocks blocks={block.children} />
        </blockquote>
      );
    case 'list': {
      const items = keyed(block.items).map(({ one: item, key }) => (
        <li key={key} style={{ margin: '0 0 8px' }}>
          <Item blocks={item} />
        </li>
      ));
      if (block.start === null)
        return (
          <ul className="ink" style={list}>
            {items}
          </ul>
        );
      return (
        <ol className="ink" style={list} start={block.start}>
          {items}
        </ol>
      );
    }
    case 'rule':
      return <hr className="rule" style={rule} />;
  }
}

/** A single paragraph of a list has no margins of its own. */
function Item({ blocks }: { blocks: LetterBlock[] }) {
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === 'paragraph') return <Inlines parts={only.children} />;
  return <LetterBlocks blocks={blocks} />;
}

function Inlines({ parts }: { parts: LetterInline[] }) {
  return <LetterInlines parts={parts} Link={TextLink} />;
}

const minorHeading: CSSProperties = {
  margin: '24px 0 8px',
  color: colour.tinta,
  fontFamily: font.title,
  fontSize: 17,
  lineHeight: '24px',
  fontWeight: 700,
};

const list: CSSProperties = { margin: '0 0 16px', paddingLeft: 24, color: colour.tinta };

const quotation: CSSProperties = {
  margin: '8px 0 16px',
  borderLeft: `3px solid ${colour.azafran}`,
  padding: '2px 14px',
  color: colour.tinta,
};

const rule: CSSProperties = { margin: '28px 0', border: 0, borderTop: `1px solid ${colour.regla}` };
