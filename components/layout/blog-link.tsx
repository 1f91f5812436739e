import { useTranslations } from 'next-intl';
import { blog } from '@/lib/content/navigation';

/** The blog may be an external site: it always opens in a new tab, and says so. */
export function BlogLink({ className }: { className: string }) {
  const t = useTranslations('Header');
  return (
    <a href={blog.href} target="_blank" rel="noopener" className={className}>
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
