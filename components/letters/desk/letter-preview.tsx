import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ChoiceButton } from '@/components/private/desk/choice-button';
import { keyed, LetterInlines } from '@/lib/letters/letter-inlines';
import type { LetterBlock, LetterInline } from '@/lib/letters/letter-view';

/** CSS pixels, as of a telephone and of a mail client on a computer. */
const WIDTHS = { narrow: 'w-[320px]', wide: 'w-[600px]' } as const;

type Props = { subject: string; teaser: string; blocks: LetterBlock[] };

export function LetterPreview({ subject, teaser, blocks }: Props) {
  const t = useTranslations('DeskLetters.preview');
  const [width, setWidth] = useState<keyof typeof WIDTHS>('narrow');
  return (
    <section aria-labelledby="vista-previa" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="vista-previa" className="text-t4">
          {t('title')}
        </h2>
        <fieldset aria-label={t('widths')} className="flex min-w-0 flex-wrap gap-2">
          {(['narrow', 'wide'] as const).map((one) => (
            <ChoiceButton key={one} isChosen={one === width} onChoose={() => setWidth(one)}>
              {t(one)}
            </ChoiceButton>
          ))}
        </fieldset>
      </div>
      <section
        aria-label={t('region')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="mt-4 overflow-x-auto border-2 border-borde bg-arena p-4"
      >
        <article className={`mx-auto ${WIDTHS[width]} max-w-none bg-papel px-4 py-7 wrap-break-word`}>
          <p className="text-nota text-tinta-2">{teaser || subject}</p>
          <p className="mt-1 font-titular font-bold">{t('brand')}</p>
          <h3 className="mt-6 mb-4 font-titular text-t3 font-bold">{subject || t('noSubject')}</h3>
          <PreviewBlocks blocks={blocks} />
          <p className="mt-8 border-t border-regla pt-4 text-nota text-tinta-2">{t('footer')}</p>
        </article>
      </section>
    </section>
  );
}

/** What the e-mail makes of a letter, with the headings one level below those of the screen. */
function PreviewBlocks({ blocks }: { blocks: LetterBlock[] }) {
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
  return <LetterInlines parts={parts} Link={PreviewLink} />;
}

function PreviewLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-mar underline">
      {children}
    </a>
  );
}
