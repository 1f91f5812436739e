import { useTranslations } from 'next-intl';
import { LeaveFor } from './leave-for';

/** Redirects to an external blog, by script, by meta refresh and by link. */
export function BlogRedirect({ url }: { url: string }) {
  const t = useTranslations('BlogRedirect');
  return (
    <div className="rejilla gap-y-5 py-bloque">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <LeaveFor url={url} />
      <h1 className="text-t2">{t('title')}</h1>
      <p className="text-lead">
        {t.rich('text', {
          link: (text) => (
            <a href={url} className="enlace">
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
