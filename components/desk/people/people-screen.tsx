'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PeopleView } from '@/lib/staff/queries';
import { DeskButton } from '../shared/desk-button';
import { DeskData } from '../shared/desk-data';
import { ScreenHead } from '../shared/screen-head';
import { useDeskQuery } from '../shared/use-desk-query';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { PersonCard } from './person-card';

export function PeopleScreen() {
  const t = useTranslations('DeskPeople');
  const query = useDeskQuery<PeopleView>('/people');
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <ScreenHead
        title={t('title')}
        lead={t('lead')}
        actions={<DeskButton onClick={() => setIsInviting(true)}>{t('invite')}</DeskButton>}
      />
      <DeskData query={query}>
        {({ people, invitations }) => (
          <>
            <ul className="border-t-[1.5px] border-tinta">
              {people.map((person) => (
                <PersonCard key={person.id} person={person} />
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
