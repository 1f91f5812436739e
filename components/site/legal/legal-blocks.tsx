import { DataTable } from '@/components/shared/ui/data-table';
import { LinkedText } from '@/components/shared/ui/linked-text';
import { Prose } from '@/components/shared/ui/prose';
import type { LegalBlock as Block } from '@/lib/shared/texts/legal-document';

type Written = string | readonly string[];
type Other = Exclude<Block, Written>;

const isWritten = (block: Block): block is Written => typeof block === 'string' || Array.isArray(block);

/** Joins consecutive paragraphs and lists into one Prose. */
function piecesOf(blocks: readonly Block[]): (Written[] | Other)[] {
  const pieces: (Written[] | Other)[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    if (!isWritten(block)) pieces.push(block);
    else if (Array.isArray(last)) last.push(block);
    else pieces.push([block]);
  }
  return pieces;
}

export function LegalBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-6">
      {piecesOf(blocks).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static content
        <Piece key={index} piece={piece} />
      ))}
    </div>
  );
}

function Piece({ piece }: { piece: Written[] | Other }) {
  if (Array.isArray(piece)) {
    return (
      <Prose>
        {piece.map((written, index) =>
          typeof written === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: static content; a paragraph as key would be sent twice
            <p key={index}>
              <LinkedText text={written} />
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <ul key={index}>
              {written.map((item, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={line}>
                  <LinkedText text={item} />
                </li>
              ))}
            </ul>
          ),
        )}
      </Prose>
    );
  }
  if ('form' in piece) return <BlankForm lines={piece.form} />;
  if ('facts' in piece) return <Facts facts={piece.facts} />;
  return <DataTable stacked caption={piece.caption} head={piece.head} rows={piece.rows} />;
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="border-t-[1.5px] border-tinta">
      {facts.map(([name, text]) => (
        <div key={name} className="grid gap-x-canal border-b border-regla py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="text-tinta-2">{name}</dt>
          <dd className="font-bold wrap-anywhere">
            <LinkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A form to copy; lines that end with a colon are to be filled in. */
function BlankForm({ lines: [heading, ...lines] }: { lines: readonly string[] }) {
  return (
    <div className="respaldo-grande bg-arena p-6 md:p-9">
      <h3 className="text-t4 tracking-leve wrap-anywhere hyphens-auto">{heading}</h3>
      {lines.map((line) => (
        <p key={line} className={`mt-3 pb-2 wrap-anywhere ${line.endsWith(':') ? 'border-b border-borde' : ''}`}>
          {line}
        </p>
      ))}
    </div>
  );
}
