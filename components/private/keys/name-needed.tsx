import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';

const LOOPBACK = ['127.0.0.1', '[::1]'];

/** Whether the host of the page is an IP address, where browsers make no passkeys. */
export function isAtAddress(): boolean {
  return /^[\d.]+$|^\[/.test(location.hostname);
}

/** Says that passkeys need a host name, and on this machine leads to localhost. `texts`: of the desk or of a space. */
export function NameNeeded({ texts }: { texts: 'DeskShared.nameNeeded' | 'SpaceShared.nameNeeded' }) {
  const t = useTranslations(texts);
  const local = new URL(location.href);
  local.hostname = 'localhost';
  return (
    <Notice className="max-w-lectura">
      <h2 className="text-t4">{t('title')}</h2>
      <p className="mt-2">{t('text')}</p>
      {LOOPBACK.includes(location.hostname) && (
        <p className="mt-3">
          <a href={local.href} className="enlace wrap-anywhere">
            {t('local', { address: local.host })}
          </a>
        </p>
      )}
    </Notice>
  );
}
