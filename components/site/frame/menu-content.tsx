import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { Still } from '@/components/shared/ui/still';
import { Summary } from '@/components/shared/ui/summary';
import { site } from '@/lib/shared/site';
import { about, contact, freeConsultation, hire, navGroups, ownLinks } from '@/lib/shared/texts/navigation';
import { BlogLink } from './blog-link';
import { NavLink } from './nav-link';

const row =
  'flex min-h-16 items-center font-titular text-t3 font-bold tracking-cerrado no-underline wrap-anywhere aria-[current]:underline aria-[current]:decoration-azafran aria-[current]:decoration-4 aria-[current]:underline-offset-8';

/** The content of the full-screen menu. */
export function MenuContent() {
  const t = useTranslations('Menu');
  return (
    <Still>
      <nav aria-label={t('label')} className="px-margen py-4">
        <ul className="[&>li]:border-b-[1.5px] [&>li]:border-tinta">
          {navGroups.map(({ id, label, all, items }) => (
            <li key={id}>
              <details>
                <Summary className={`${row} gap-x-4`}>{label}</Summary>
                <ul className="grid gap-x-canal pb-4 sm:grid-cols-2">
                  {items.map((item) => (
                    <li
                      key={item.href}
                      className="relative flex flex-wrap justify-between gap-x-4 border-t border-regla py-2.5"
                    >
                      <NavLink
                        href={item.href}
                        className="font-titular text-lg font-bold no-underline after:absolute after:inset-0 aria-[current]:underline aria-[current]:decoration-azafran aria-[current]:decoration-[3px]"
                      >
                        {item.label}
                      </NavLink>
                      {item.price && (
                        <span className="self-center font-titular font-medium whitespace-nowrap">{item.price}</span>
                      )}
                      <span className="w-full text-nota text-tinta-2">{item.description}</span>
                    </li>
                  ))}
                  {all && (
                    <li className="border-t border-regla py-2.5 sm:col-span-2">
                      <PageLink href={all.href} className="enlace">
                        {all.label}
                      </PageLink>
                    </li>
                  )}
                </ul>
              </details>
            </li>
          ))}
          {[about, contact].map(({ href, label }) => (
            <li key={href}>
              <NavLink href={href} className={row}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <BlogLink className={row} />
          </li>
          <li>
            <NavLink href={ownLinks.href} exact className={row}>
              {ownLinks.label}
            </NavLink>
          </li>
        </ul>
      </nav>
      <div className="mt-auto bg-arena px-margen py-6">
        <p className="flex flex-wrap gap-3 *:grow">
          <PageLink href={freeConsultation.href} className={buttonClass('solid', 'whitespace-normal')}>
            {freeConsultation.label}
          </PageLink>
          <PageLink href={hire.href} className={buttonClass('line')}>
            {hire.label}
          </PageLink>
        </p>
        <p className="mt-4 text-nota">
          {t.rich('call', {
            hours: site.phoneHours,
            phone: () => <PhoneLink />,
          })}
        </p>
      </div>
    </Still>
  );
}
