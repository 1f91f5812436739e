'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { DeskData } from '@/components/private/desk/desk-data';
import { moment } from '@/components/private/desk/moment';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useView } from '@/components/private/use-view';
import { useFocusKept } from '@/components/shared/browser/use-focus-kept';
import { Notice } from '@/components/shared/ui/notice';
import type { InvitationView } from '@/lib/private/staff/list-people';
import { InviteDialog } from './invite-dialog';
import { peopleApi } from './people-api';
import { PersonCard } from './person-card';

export function PeopleScreen() {
  const t = useTranslations('DeskPeople');
  const query = useView(peopleApi.get('/people'));
  const [isInviting, setIsInviting] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, removed !== null, query.data);
  return (
    <>
      <ScreenHead
        headingRef={heading}
        title={t('title')}
        lead={t('lead')}
        actions={
          <SmallButton look="solid" onClick={() => setIsInviting(true)}>
            {t('invite')}
          </SmallButton>
        }
      />
      {removed && <Notice className="mb-6">{t('removed', { name: removed })}</Notice>}
      <DeskData query={query}>
        {({ people, invitations }) => (
          <>
            <ul className="border-t-[1.5px] border-tinta">
              {people.map((person) => (
                <PersonCard key={person.id} person={person} onRemoved={() => setRemoved(person.name)} />
              ))}
            </ul>
            <Invitations invitations={invitations} />
          </>
        )}
      </DeskData>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}

/** Links that still may be used. Nothing without one. */
function Invitations({ invitations }: { invitations: InvitationView[] }) {
  const t = useTranslations('DeskPeople');
  if (invitations.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-t4">{t('invitations')}</h2>
      <ul className="mt-2 grid gap-2">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: InvitationView }) {
  const t = useTranslations('DeskPeople');
  const { id, name, email, expiresAt, invitedBy } = invitation;
  const withdrawal = useCall('desk', peopleApi.post('/invitations/:id/withdraw', { param: { id } }));
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6">
      <div className="min-w-0">
        <p className="wrap-break-word">
          <Breakable>{t('invitation', { name, email, ...moment(expiresAt) })}</Breakable>
        </p>
        <p className="text-nota text-tinta-2">
          {invitedBy ? t('invitedBy', { name: invitedBy }) : t('invitedByServer')}
        </p>
        {withdrawal.error && <ProblemNote problem={withdrawal.error} />}
      </div>
      <SmallButton
        look="quiet"
        className="px-1 max-sm:-ml-1.5"
        disabled={withdrawal.isPending}
        aria-label={t('withdrawNamed', { name })}
        onClick={() => withdrawal.mutate({})}
      >
        {t('withdraw')}
      </SmallButton>
    </li>
  );
}
