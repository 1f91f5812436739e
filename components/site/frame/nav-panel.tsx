import { Still } from '@/components/shared/ui/still';
import type { NavGroup } from '@/lib/shared/texts/navigation';
import { NavLink } from './nav-link';

/** What the panel of a dropdown shows. */
export function NavPanel({ title, all, items }: NavGroup) {
  return (
    <Still>
      <div className="rejilla py-12">
        <div className="lg:col-span-4">
          <p className="font-titular text-t3 font-bold tracking-cerrado text-balance">{title}</p>
          {all && (
            <NavLink href={all.href} exact className="enlace mt-4">
              {all.label}
            </NavLink>
          )}
        </div>
        <ul className="grid gap-x-canal sm:grid-cols-2 lg:col-span-8 lg:col-start-5">
          {items.map(({ href, label, price, description }) => (
            <li
              key={href}
              className="group/item relative flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-tinta py-3 before:absolute before:inset-x-[-10px] before:inset-y-0 before:-z-10 before:bg-azafran before:opacity-0 hover:before:opacity-100"
            >
              <NavLink
                href={href}
                className="font-titular text-campo font-bold tracking-leve no-underline after:absolute after:inset-0 aria-[current]:underline aria-[current]:decoration-azafran aria-[current]:decoration-[3px]"
              >
                {label}
              </NavLink>
              {price && <span className="font-titular font-medium whitespace-nowrap">{price}</span>}
              <span className="w-full text-nota text-tinta-2 group-hover/item:text-tinta">{description}</span>
            </li>
          ))}
        </ul>
      </div>
    </Still>
  );
}
