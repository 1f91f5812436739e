import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { Opening } from '@/components/private/opening';
import { SmallButton } from '@/components/private/small-button';
import { useView } from '@/components/private/use-view';
import { useAsked } from '@/components/shared/browser/use-asked';
import { Notice } from '@/components/shared/ui/notice';
import { PageLink } from '@/components/shared/ui/page-link';
import { Recovery } from '@/components/space/creation/key-setup';
import type { Identity } from '@/lib/private/sealing/identity';
import { EntryScreen, WAYS } from '../entry/entry-screen';
import { ConfirmDialog, KeyPanel } from '../opening/key-panel';
import type { Opened } from '../opening/ways';
import { ownSpaceApi } from '../shared/own-space-api';
import { localProblem, ProblemNote, ProblemText } from '../shared/problem-note';
import { type ClosedBy, registerSessionHandler } from '../shared/session-handler';
import { StepHeading } from '../shared/step-heading';
import { SpaceContext } from '../shared/use-space';
import { writeLink } from '../shared/write-link';
import { OpenSpace } from './open-space';
import { LeaveSession, UnvouchedKey } from './unvouched-key';
import { isUnvouched, useHeldKey } from './use-held-key';

/** The way in, the open space, or why there is none. The session is the server's; the key is held here alone. */
export function SpaceDoor() {
  const t = useTranslations('SpaceFrame');
  const entry = useTranslations('SpaceEntry');
  const queries = useQueryClient();
  const query = useView(ownSpaceApi.get('/'));
  const [closed, setClosed] = useState<'away' | 'other' | ClosedBy | null>(null);
  const { held, hold, vouch, lock } = useHeldKey(useCallback(() => setClosed('away'), []));
  const { isAsked, ask: confirm, answer } = useAsked<Identity | null>();
  const view = query.data?.space ?? null;

  const enter = async (opened: Opened | null, keepsIdentity = false) => {
    setClosed(null);
    // A way in is no room: closed again, the space shows all of them.
    if (WAYS.some((way) => location.hash === `#${way}`)) location.replace('#');
    if (opened) await hold(opened, keepsIdentity);
    await queries.invalidateQueries({ queryKey: ['space'] });
  };
  const isClosed = useCallback(
    (why: ClosedBy) => {
      answer(null);
      lock();
      setClosed(why);
      queries.setQueryData(ownSpaceApi.get('/').key, { space: null });
    },
    [answer, lock, queries],
  );
  useEffect(() => registerSessionHandler({ confirm, closed: isClosed }), [confirm, isClosed]);
  // Another space than the one that was opened here: of another tab, or because someone has changed what the server says.
  const isOther = view !== null && held !== null && view.recipient !== held.recipient;
  useEffect(() => {
    if (!isOther) return;
    lock();
    setClosed('other');
  }, [isOther, lock]);
  const open = useMemo(
    () => (view && held && !isOther ? { view, opener: held.opener, recipient: held.recipient, lock } : null),
    [view, held, isOther, lock],
  );
  const confirmed = (opened: Opened | null) => {
    // The same identity by another of its keys: it was vouched for, or its owner was warned.
    if (opened?.renewal && held && !isUnvouched(held)) {
      void ownSpaceApi
        .put('/wrap')(opened.renewal)
        .catch(() => undefined);
    }
    answer(opened?.identity ?? null);
  };

  if (query.error?.code === 'space_off') return <NotYet />;
  if (query.data === undefined && (query.error || query.isPaused)) {
    return <ProblemNote problem={query.error ?? localProblem('offline')} onRetry={() => query.refetch()} />;
  }
  if (query.data === undefined) return <Opening texts="SpaceFrame" />;
  const isStopped = closed === 'other' || closed === 'exchanged';
  if (!open && isStopped && (view || closed === 'exchanged')) {
    return <Stopped why={closed} onGoOn={() => setClosed(null)} />;
  }
  const why = isStopped ? null : closed;
  if (!view || (view.session.kind === 'recovery' && !held)) {
    return <EntryScreen closed={why} onOpened={(opened, kind) => enter(opened, kind === 'recovery')} />;
  }
  if (!open) {
    return (
      <div className="grid gap-6">
        {why && <Notice className="max-w-texto">{entry(`closed.${why}.text`)}</Notice>}
        <StepHeading>{t('locked.title')}</StepHeading>
        <p className="max-w-texto">
          <Breakable>{t('locked.lead', { email: view.email })}</Breakable>
        </p>
        <KeyPanel view={view} held={null} onOpened={(opened) => enter(opened)} />
        <LeaveSession onLeft={() => isClosed('over')} />
      </div>
    );
  }
  const isRecovery = view.session.kind === 'recovery';
  const lost = isRecovery && held?.identity ? { ...held, identity: held.identity } : null;
  return (
    <SpaceContext value={open}>
      {held && isUnvouched(held) ? (
        <UnvouchedKey held={held} isRecovery={isRecovery} onVouched={vouch} onLeft={() => isClosed('over')} />
      ) : lost ? (
        <Recovery space={lost.identity} recipient={lost.recipient} onDone={() => enter(lost)} />
      ) : (
        <OpenSpace onClosed={() => isClosed('over')} />
      )}
      {isAsked && <ConfirmDialog view={view} held={open.recipient} onDone={confirmed} />}
    </SpaceContext>
  );
}

function NotYet() {
  const t = useTranslations('SpaceFrame.notYet');
  return (
    <div className="grid max-w-texto gap-4">
      <h2 className="text-t2">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <PageLink href="/consulta-gratuita" className="enlace">
          {t('consultation')}
        </PageLink>
        <PageLink href="/seguridad" className="enlace">
          {t('security')}
        </PageLink>
      </p>
    </div>
  );
}

type Props = {
  /** `other`: the server names another space than the one that was open here. `exchanged`: a key's wrap is not of the space that it was. */
  why: 'other' | 'exchanged';
  onGoOn: () => void;
};

/** Tells the owner not to go on. The ways in come after it, so that none of them is the first thing to press. */
function Stopped({ why, onGoOn }: Props) {
  const t = useTranslations('SpaceEntry.closed');
  return (
    <div className="grid max-w-texto justify-items-start gap-6">
      <StepHeading>{t('other.title')}</StepHeading>
      <Notice tone="error">
        {why === 'exchanged' ? (
          <ProblemText problem={localProblem('space_exchanged')} />
        ) : (
          <p>{t.rich('other.text', { write: writeLink })}</p>
        )}
      </Notice>
      <SmallButton look="quiet" onClick={onGoOn}>
        {t('goOn')}
      </SmallButton>
    </div>
  );
}
