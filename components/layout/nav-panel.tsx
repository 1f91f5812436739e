import type { Ref } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { NavGroup } from '@/lib/content/navigation';
import { currentPage } from './current-page';

type NavPanelProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  group: NavGroup;
  pathname: string;
  onToggle: (open: boolean) => void;
  onChoose: () => void;
};

/** The full-width panel below the header. */
export function NavPanel({ ref, id, group, pathname, onToggle, onChoose }: NavPanelProps) {
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      onToggle={(event) => onToggle(event.newState === 'open')}
      className="nav-panel fixed inset-x-0 bottom-auto w-full overflow-y-auto overscroll-contain border-b-[1.5px] border-tinta bg-papel text-tinta sombra transition-opacity duration-150 starting:open:opacity-0"
    >
      <div className="rejilla py-12">
        <div className="lg:col-span-4">
          <p className="font-titular text-t3 font-bold tracking-cerrado text-balance">{group.title}</p>
          {group.all && (
            <PageLink
              href={group.all.href}
              aria-current={currentPage(pathname, group.all.href) === 'page' ? 'page' : undefined}
              onClick={onChoose}
              className="enlace mt-4"
            >
              {group.all.label}
            </PageLink>
          )}
        </div>
        <ul className="grid gap-x-canal sm:grid-cols-2 lg:col-span-8 lg:col-start-5">
          {group.items.map(({ href, label, price, description }) => (
            <li
              key={href}
              className="group/item relative flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-tinta py-3 before:absolute before:inset-x-[-10px] before:inset-y-0 before:-z-10 before:bg-azafran before:opacity-0 hover:before:opacity-100"
            >
              <PageLink
                href={href}
                aria-current={currentPage(pathname, href)}
                onClick={onChoose}
                className="font-titular text-campo font-bold tracking-leve no-underline after:absolute after:inset-0 aria-[current]:underline aria-[current]:decoration-azafran aria-[current]:decoration-[3px]"
              >
                {label}
              </PageLink>
              {price && <span className="font-titular font-medium whitespace-nowrap">{price}</span>}
              <span className="w-full text-nota text-tinta-2 group-hover/item:text-tinta">{description}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
