import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import { breadcrumbList, type Crumb } from '@/lib/shared/seo/structured-data';
import { StructuredData } from './structured-data';

/** Adds the home page itself. The last crumb is the current page. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useTranslations('Breadcrumbs');
  const whole = [{ name: t('home'), path: '/' }, ...trail];
  return (
    <nav aria-label={t('label')} className="text-nota">
      <ol className="flex flex-wrap items-center gap-x-2">
        {whole.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index === whole.length - 1 ? (
              <span aria-current="page" className="py-1">
                {name}
              </span>
            ) : (
              <>
                <PageLink href={path} className="py-1 font-bold underline underline-offset-4 hover:no-underline">
                  {name}
                </PageLink>
                <span
                  aria-hidden="true"
                  className="h-[9px] w-[7px] shrink-0 rotate-90 rounded-[4px_4px_1px_1px] bg-current"
                />
              </>
            )}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbList(whole)} />
    </nav>
  );
}
