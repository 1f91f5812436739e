import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import type { AccessView } from '@/lib/private/desk-key/find-access';
import { useView } from '../../use-view';
import { deskKeyApi } from '../desk-key-api';
import { useAfterTouch } from '../passkeys/desk-opener';
import { useReread } from '../use-reread';

const ACCESS = deskKeyApi.get('/access');
const ASK_AGAIN_MS = 60_000;

type Props = {
  /** The touched passkey has opened nothing, whatever the others of this person open. */
  isRefused?: boolean;
  className?: string;
};

/** For a person to whom what is sealed does not open yet: why, and who can give access. Nothing for the others. */
export function AccessNote({ isRefused = false, className = '' }: Props) {
  const t = useTranslations('DeskShared.access');
  const { data } = useView(ACCESS, { every: ASK_AGAIN_MS });
  useAfterTouch(useReread(ACCESS));
  const isToldWhy = data !== undefined && data.own !== null && data.own !== 'opens';
  if (!isToldWhy && !isRefused) return null;
  return (
    <Notice className={`max-w-lectura ${className}`}>
      {isToldWhy ? <AccessText {...data} /> : <p>{t('refused')}</p>}
    </Notice>
  );
}

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
