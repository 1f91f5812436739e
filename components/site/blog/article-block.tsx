import { DataTable, PlainTable } from '@/components/shared/ui/data-table';
import { PageLink } from '@/components/shared/ui/page-link';
import { Prose } from '@/components/shared/ui/prose';
import { type Block, isParagraph, type Text } from '@/lib/site/articles/article';

/** Columns that fit on a phone; a wider table scrolls. */
const NARROW_COLUMNS = 3;

/** One block of an article, as plain elements styled by Prose. */
function ArticleBlock({ block, adviceTitle }: { block: Block; adviceTitle: string }) {
  if (isParagraph(block)) {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'subheading':
      return <h3>{block.text}</h3>;
    case 'list':
      return <TextList {...block} />;
    case 'figure':
      return <BigFigure {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'advice':
      return <Advice title={adviceTitle} {...block} />;
  }
}

function TextList({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
}

function BigFigure({ amount, text }: Extract<Block, { kind: 'figure' }>) {
  return (
    <p className="my-10 grid gap-4 border-y-[1.5px] border-tinta py-6">
      <span className="cifra text-dato whitespace-nowrap">{amount}</span>{' '}
      <span className="max-w-lead font-titular text-lead">
        <RichText text={text} />
      </span>
    </p>
  );
}

function Table({ caption, head, rows }: Extract<Block, { kind: 'table' }>) {
  const Fitting = head.length > NARROW_COLUMNS ? DataTable : PlainTable;
  return (
    <figure>
      <Fitting caption={caption} head={head} rows={rows} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Advice({ title, paragraphs }: Extract<Block, { kind: 'advice' }> & { title: string }) {
  return (
    <div className="respaldo-l my-10 bg-arena px-6 pt-8 pb-7 sm:px-9">
      <p className="font-titular text-t4 font-bold tracking-leve">{title}</p>
      {paragraphs.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <p key={index} className="mt-3">
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}

function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((span, index) => {
    if (typeof span === 'string') return span;
    // biome-ignore lint/suspicious/noArrayIndexKey: static content
    if ('strong' in span) return <strong key={index}>{span.strong}</strong>;
    return span.href.startsWith('/') ? (
      <PageLink key={span.href} href={span.href}>
        {span.link}
      </PageLink>
    ) : (
      <a key={span.href} href={span.href} rel="noopener">
        {span.link}
      </a>
    );
  });
}

/** The text of an article. */
export function ArticleBody({ blocks, adviceTitle }: { blocks: readonly Block[]; adviceTitle: string }) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <ArticleBlock key={index} block={block} adviceTitle={adviceTitle} />
      ))}
    </Prose>
  );
}
