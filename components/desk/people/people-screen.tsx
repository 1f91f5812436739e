'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { DeskButton } from '@/components/private/desk/desk-button';
import { DeskData } from '@/components/private/desk/desk-data';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import { useFocusKept } from '@/components/shared/browser/use-focus-kept';
import { Notice } from '@/components/shared/ui/notice';
import type { PeopleView } from '@/lib/private/staff/queries';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { PersonCard } from './person-card';

export function PeopleScreen() {
  const t = useTranslations('DeskPeople');
  const query = useDeskQuery<PeopleView>('/people');
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
        actions={<DeskButton onClick={() => setIsInviting(true)}>{t('invite')}</DeskButton>}
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
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
    </>
  );
}
