import type { LetterBlock, LetterInline } from '@/lib/letters/letter-text';

/** What the e-mail makes of a letter, with the headings one level below those of the screen. */
export function PreviewBlocks({ blocks }: { blocks: LetterBlock[] }) {
  return keyed(blocks).map(({ one, key }) => <Block key={key} block={one} />);
}

function Block({ block }: { block: LetterBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h4' : 'h5';
      return (
        <Heading className={`mt-8 mb-2 font-titular font-bold ${block.level === 2 ? 'text-xl' : 'text-lg'}`}>
          <Inlines parts={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="mb-4">
          <Inlines parts={block.children} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="my-4 border-l-4 border-azafran px-3.5">
          <PreviewBlocks blocks={block.children} />
        </blockquote>
      );
    case 'list': {
      const items = keyed(block.items).map(({ one, key }) => (
        <li key={key} className="mb-2 [&>p]:mb-0">
          <PreviewBlocks blocks={one} />
        </li>
      ));
      if (block.start === null) return <ul className="mb-4 list-disc pl-6">{items}</ul>;
      return (
        <ol className="mb-4 list-decimal pl-6" start={block.start}>
          {items}
        </ol>
      );
    }
    case 'rule':
      return <hr className="my-7 border-regla" />;
  }
}

function Inlines({ parts }: { parts: LetterInline[] }) {
  return keyed(parts).map(({ one, key }) => <Inline key={key} part={one} />);
}

function Inline({ part }: { part: LetterInline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Inlines parts={part.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines parts={part.children} />
        </em>
      );
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer" className="text-mar underline">
          <Inlines parts={part.children} />
        </a>
      );
  }
}

/** A change of the text draws all of it again: nothing in it has a state. */
function keyed<One>(all: One[]): { one: One; key: string }[] {
  return all.map((one, index) => ({ one, key: `${index}` }));
}
