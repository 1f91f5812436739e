import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/shared/ui/breadcrumbs';
import { Still } from '@/components/shared/ui/still';
import { formatDate } from '@/lib/shared/madrid-time';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';
import { LegalBlocks } from './legal-blocks';

/** A legal text with its date and a table of contents. */
export function LegalPage({ document, path }: { document: LegalDocument; path: string }) {
  const t = useTranslations('Legal');
  const { crumb, title, lead, version, sections } = document;
  return (
    <>
      <div className="bg-arena pt-respiro pb-paso">
        <div className="rejilla items-end gap-y-6">
          <Breadcrumbs trail={[{ name: crumb, path }]} />
          <h1 className="-ml-[0.03em] mt-4 text-t2 wrap-anywhere hyphens-auto sm:hyphens-none md:col-span-8">
            {title}
          </h1>
          <p className="text-nota md:col-span-4 md:text-right">
            {t.rich('version', { date: () => <time dateTime={version}>{formatDate(version)}</time> })}
          </p>
          <p className="max-w-texto font-titular text-lead md:col-span-8">{lead}</p>
        </div>
      </div>
      <div className="rejilla gap-y-12 pt-12 pb-bloque md:pt-16">
        <nav aria-labelledby="indice" className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start">
          <h2 id="indice" className="mb-2 text-base tracking-normal">
            {t('contents')}
          </h2>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1 text-nota hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-9">
          <Still>
            {sections.map(({ id, title: heading, blocks }) => (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-titulo`}
                className="mb-14 border-t-[1.5px] border-tinta pt-4"
              >
                <h2 id={`${id}-titulo`} className="mb-5 text-t3">
                  {heading}
                </h2>
                <LegalBlocks blocks={blocks} />
              </section>
            ))}
          </Still>
        </div>
      </div>
    </>
  );
}
