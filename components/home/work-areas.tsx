import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { publishedSession, type SessionSlug } from '@/lib/catalog/published-sessions';
import { workAreas } from '@/lib/content/work-areas';
import { formatPrice } from '@/lib/money';
import { AreaPicture } from '../illustrations/home/area-pictures';

export function WorkAreas() {
  const t = useTranslations('HomeAreas');
  return (
    <section aria-labelledby="areas" className="overflow-clip py-bloque">
      <div className="rejilla" data-fade>
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
          <h2 id="areas" className="text-t2">
            {t('title')}
          </h2>
          <PageLink href="/servicios" className="enlace">
            {t('all')}
          </PageLink>
        </div>
        <ul className="border-b-[1.5px] border-tinta">
          {workAreas.map(({ id, name, text, priceNote, price, href, session }) => (
            <li
              key={id}
              className="group/area relative grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t-[1.5px] border-tinta py-4 before:absolute before:inset-y-0 before:right-[-100vmax] before:left-[-100vmax] before:-z-10 before:bg-azafran before:opacity-0 hover:before:opacity-100 md:grid-cols-12 md:gap-x-canal md:py-5"
            >
              <AreaPicture area={id} />
              <h3 className="text-[min(clamp(1.375rem,2.4vw,2.125rem),8vw)] leading-prieto hyphens-auto md:col-span-4 md:hyphens-none">
                <PageLink href={href} className="no-underline after:absolute after:inset-0">
                  {name}
                </PageLink>
              </h3>
              <p className="leading-snug text-tinta-2 group-hover/area:text-tinta max-md:col-start-2 md:col-span-4">
                {text}
              </p>
              <div className="max-md:col-start-2 md:col-span-3 md:text-right">
                <p className="font-titular text-[1.625rem] leading-none font-bold tracking-cerrado md:text-t3">
                  <span className="font-texto text-nota leading-tight font-normal tracking-normal text-tinta-2 group-hover/area:text-tinta max-md:mr-1.5 md:mb-1 md:block">
                    {priceNote}{' '}
                  </span>
                  {price}
                </p>
                {session && <SessionLink slug={session} />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Above the row's own link, which covers the row. */
function SessionLink({ slug }: { slug: SessionSlug }) {
  const t = useTranslations('HomeAreas');
  const { name, price } = publishedSession(slug);
  return (
    <p className="mt-2">
      <PageLink href={`/checkout/${slug}`} className="enlace relative z-10 hover:text-inherit">
        {t('session', { price: formatPrice(price) })} <span className="sr-only">{name}</span>
      </PageLink>
    </p>
  );
}
