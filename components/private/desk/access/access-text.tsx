import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { AccessView } from '@/lib/private/desk-key/find-access';

/** Why what is sealed does not open for this person, and what is to be done. Nothing if it opens, or if nothing is sealed. */
export function AccessText({ own, givers }: Pick<AccessView, 'own' | 'givers'>) {
  const t = useTranslations('DeskShared.access');
  const either = new Intl.ListFormat(useLocale(), { type: 'disjunction' });
  switch (own) {
    case 'waits':
      return givers.length > 0 ? (
        <p>{t('waits', { names: either.format(givers) })}</p>
      ) : (
        <p>
          {t('waitsForPaper')} <Way to="/mesa/llave">{t('toKey')}</Way>
        </p>
      );
    case 'not-prepared':
      return (
        <p>
          {t('notPrepared')} <Way to="/mesa/hoy">{t('toToday')}</Way>
        </p>
      );
    case 'cannot':
      return (
        <p>
          {t('cannot')} <Way to="/mesa/equipo">{t('toPeople')}</Way>
        </p>
      );
    default:
      return null;
  }
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link prefetch={false} href={to} className="enlace">
      {children}
    </Link>
  );
}
