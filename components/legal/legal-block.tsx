import { DataTable } from '@/components/ui/data-table';
import { LinkedText } from '@/components/ui/linked-text';
import { Prose } from '@/components/ui/prose';
import type { LegalBlock as Block } from '@/lib/content/legal-document';

/** One block of a legal text, whatever it is. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <Prose>
        <p>
          <LinkedText text={block} />
        </p>
      </Prose>
    );
  }
  if ('form' in block) return <BlankForm lines={block.form} />;
  if ('facts' in block) return <Facts facts={block.facts} />;
  if ('rows' in block) return <DataTable stacked caption={block.caption} head={block.head} rows={block.rows} />;
  return (
    <Prose>
      <ul>
        {block.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    </Prose>
  );
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

/** To copy into a letter: what ends with a colon is left to fill in. */
function BlankForm({ lines: [heading, ...lines] }: { lines: readonly string[] }) {
  return (
    <div className="rounded-t-[28px] rounded-b-[2px] bg-arena p-6 md:p-9">
      <h3 className="text-t4 tracking-[-0.02em]">{heading}</h3>
      {lines.map((line) => (
        <p key={line} className="mt-3 border-b border-tinta/40 pb-2 wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}
