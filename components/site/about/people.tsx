import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Portrait } from '@/components/shared/illustrations/portrait';
import { Badge } from '@/components/shared/ui/badge';
import { Section } from '@/components/shared/ui/section';
import type { TeamMember } from '@/lib/shared/business/team-member';

/** Who works here; nothing without members. */
export function People({ members }: { members: readonly TeamMember[] }) {
  const t = useTranslations('People');
  if (members.length === 0) return null;
  return (
    <Section id="equipo" title={t('title')} lead={t('lead')}>
      <ul className={`grid gap-x-canal gap-y-14 ${gridOf(members.length)}`}>
        {members.map((member, index) => (
          <Person key={member.id} member={member} index={index} beside={members.length < 3} />
        ))}
      </ul>
    </Section>
  );
}

/** One or two fill the width with their words beside their portraits. */
function gridOf(members: number): string {
  if (members < 3) return members === 2 ? 'lg:grid-cols-2' : '';
  return 'sm:grid-cols-2 lg:grid-cols-3';
}

type PersonProps = { member: TeamMember; index: number; beside: boolean };

function Person({ member, index, beside }: PersonProps) {
  const t = useTranslations('People');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const { id, name, role, since, certificate, languages, decides, photograph, example } = member;
  return (
    <li id={id} className={`flex flex-col gap-x-canal gap-y-6 ${beside ? 'sm:flex-row' : ''}`}>
      <Portrait
        index={index}
        photograph={photograph}
        className={`respaldo-l w-full max-w-80 ${beside ? 'sm:w-2/5 sm:shrink-0 sm:self-start' : ''}`}
      />
      <div className="flex min-w-0 grow flex-col">
        <h3 className="text-t3 wrap-anywhere">{name}</h3>
        <p className="mt-1 mb-3 flex flex-wrap items-center gap-3 text-txt">
          <span className="inline-block first-letter:uppercase">{role}</span>
          {example && <Badge look="azafran">{t('example')}</Badge>}
        </p>
        <p className="mb-5 max-w-breve">{decides}</p>
        <dl className="mt-auto text-nota">
          <Fact term={t('since')}>{since}</Fact>
          {certificate && (
            <Fact term={t('certificate')}>
              {certificate.href ? (
                <a href={certificate.href} className="enlace">
                  {certificate.name}
                </a>
              ) : (
                certificate.name
              )}
              , {certificate.issuer}
            </Fact>
          )}
          {languages.length > 0 && <Fact term={t('languages')}>{list.format(languages)}</Fact>}
        </dl>
      </div>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 border-t border-regla py-2">
      <dt className="text-tinta-2">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
