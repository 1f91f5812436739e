import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Load } from '@/components/shared/browser/load-code';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import { Summary } from '@/components/shared/ui/summary';
import { asksForTool } from '@/lib/calculators/input/fragment';

type ToolSectionProps<Given extends object> = {
  /** Anchor of the section, such as "comparar-ofertas". */
  id: string;
  /** With what the names of the tool's parameters begin in the address fragment, such as "oferta-". */
  prefix: string;
  /** Its title, and what the tool answers, in a sentence. */
  texts: (key: 'title' | 'lead') => string;
  /** Loads the tool and its texts when it is opened. The same function at each render. */
  load: Load<{ Tool: ComponentType<NoInfer<Given> & { id: string }> }>;
  /** What the tool takes, besides its anchor, from the calculator above, as it stands when the tool is opened. */
  given: Given;
};

/** The frame around the tools of a page, under its calculator. */
export function ToolList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="herramientas" className="herramientas rejilla py-pieza print:py-0">
      <h2 id="herramientas" className="text-t2 print:hidden">
        {title}
      </h2>
      <div className="mt-8 border-b-[1.5px] border-tinta print:mt-0">{children}</div>
    </section>
  );
}

/**
 * A further calculation, closed at first. Its code is loaded when it is opened: by its heading, by a link to its anchor, or
 * by an address that carries its figures.
 */
export function ToolSection<Given extends object>(props: ToolSectionProps<Given>) {
  const { id, prefix, texts, load, given } = props;
  const t = useTranslations('Calculator');
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const tool = useLazyModule(load, wasOpened);

  useEffect(() => {
    const openIfAsked = () => {
      // It may have been opened before hydration.
      if (!details.current?.open && !asksForTool(location.hash, { id, prefix })) return;
      setOpen(true);
      setOpened(true);
    };
    openIfAsked();
    addEventListener('hashchange', openIfAsked);
    return () => removeEventListener('hashchange', openIfAsked);
  }, [id, prefix]);

  return (
    <details
      ref={details}
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
      className="border-t-[1.5px] border-tinta"
    >
      <Summary className="flex-wrap items-start gap-x-6 gap-y-1 py-6 text-t3 hover:text-mar print:hidden">
        <h3 className="min-w-0 flex-1">{texts('title')}</h3>
        <span className="order-last basis-full">
          <span className="block max-w-lectura text-txt text-tinta-2">{texts('lead')}</span>
        </span>
      </Summary>
      <div className="pb-12 print:pb-0">
        <p className="hidden noscript:block">{t('toolNoScript')}</p>
        {tool.state === 'ready' ? (
          <PartBoundary>
            <tool.module.Tool id={id} {...given} />
          </PartBoundary>
        ) : (
          wasOpened && (
            <p role="status" className="min-h-64 text-tinta-2">
              {tool.state === 'failed' ? t('toolFailed') : t('toolLoading')}
            </p>
          )
        )}
      </div>
    </details>
  );
}
