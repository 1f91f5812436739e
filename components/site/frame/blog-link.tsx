import { useTranslations } from 'next-intl';
import { blog } from '@/lib/shared/texts/navigation';
import { NavLink } from './nav-link';

/** An external blog opens in a new tab, and says so; the articles of this site are a page like the others. */
export function BlogLink({ className, href = blog.href }: { className?: string | undefined; href?: string }) {
  const t = useTranslations('Header');
  if (href.startsWith('/')) {
    return (
      <NavLink href={href} className={className}>
        {blog.label}
      </NavLink>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {blog.label}
      <svg
        viewBox="0 0 10 10"
        aria-hidden="true"
        className="ml-1.5 size-2.5 shrink-0 fill-none stroke-current stroke-2"
      >
        <path d="M1 9 9 1M3 1h6v6" />
      </svg>
      <span className="sr-only"> {t('opensInNewTab')}</span>
    </a>
  );
}
