import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import { formatPrice } from '@/lib/shared/money';
import { publishedSession, type SessionSlug } from '@/lib/shared/published-sessions';
import { workAreas } from '@/lib/site/work-areas';
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
            <li key={id} className="work-area">
              <AreaPicture area={id} />
              <h3>
                <PageLink href={href}>{name}</PageLink>
              </h3>
              <p>{text}</p>
              <div>
                <p className="work-area-price">
                  <span>{priceNote} </span>
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
