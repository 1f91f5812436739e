import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/shared/illustrations/portrait';
import { hostNames } from '@/lib/shared/business/host-names';
import type { BusinessFacts } from '../state/business-facts';

/** Who holds the appointment: one of these; nothing without hosts. */
export function Hosts({ hosts }: { hosts: BusinessFacts['hosts'] }) {
  const t = useTranslations('Checkout.booking');
  const [first, ...others] = hosts;
  const name = hostNames(hosts);
  if (!first || !name) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 border-y border-regla py-3">
      {hosts.map(({ id, portrait, photograph }) => (
        <Portrait key={id} index={portrait} photograph={photograph} className="respaldo w-16" />
      ))}
      <p className="min-w-0 grow basis-40">
        <b className="block font-titular text-t4 tracking-leve wrap-anywhere">{t('host', { name })}</b>
        {others.length === 0 && (
          <span className="inline-block text-nota text-tinta-2 first-letter:uppercase">
            {t('hostDetail', { role: first.role, since: first.since })}
          </span>
        )}
      </p>
    </div>
  );
}
