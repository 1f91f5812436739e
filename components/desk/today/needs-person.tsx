import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { AttendDialog } from '@/components/private/desk/dialogs/attend-dialog';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { useCall } from '@/components/private/use-call';
import { useFocusKept } from '@/components/shared/browser/use-focus-kept';
import { Notice } from '@/components/shared/ui/notice';
import { OwnAccessLine, useGivingAccess, type Waiting, WaitingPersonLine } from './access-lines';
import { JoinDialog } from './join-dialog';
import {
  ErasureLine,
  HolidaysEndLine,
  NoticeLine,
  type Opened,
  OverlappedLine,
  ReturnedLine,
  StatementLine,
  useRuleChoice,
  WaitingOrder,
} from './need-lines';
import type { ShownToday } from './shown-today';
import { todayApi } from './today-api';

const WAITING_ORDERS = '/mesa/contrataciones?filtro=attention';

type Done = 'attended' | 'joined' | 'erased' | 'noticed' | 'listed' | 'given';

/** What no job can finish, each with what is to be done. */
export function NeedsPerson({ today }: { today: ShownToday }) {
  const t = useTranslations('DeskToday.needs');
  const { orders, ordersInAll, overlapped, returned, statements, statementsInAll, erasures, access } = today;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  // Here and not in their lines, which may go before everything is read anew, and would say no more that it is done.
  const noticeChoice = useRuleChoice();
  const listChoice = useRuleChoice();
  const giving = useGivingAccess();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusKept(title, done !== null && opened === null, today);
  const isWithoutAccess = access.own !== null && access.own !== 'opens';
  const isQuiet =
    !today.asksNotice &&
    !today.holidaysEnd &&
    !isWithoutAccess &&
    [orders, overlapped, returned, statements, erasures, access.waiting].every(({ length }) => length === 0);
  const open = (one: Opened) => {
    setDone(null);
    setOpened(one);
  };
  const give = (person: Waiting) => {
    setDone(null);
    giving.mutate(person, { onSuccess: () => setDone('given') });
  };
  const close = () => setOpened(null);
  function finish(what: Done) {
    setOpened(null);
    setDone(what);
  }
  return (
    <section aria-labelledby="persona" className="min-w-0">
      <h2 id="persona" ref={title} tabIndex={-1} className="text-t4">
        {t('title')}
      </h2>
      {done && <Notice className="mt-3">{t(`done.${done}`, { name: giving.variables?.name ?? '' })}</Notice>}
      {giving.error && !access.waiting.some(({ keyId }) => keyId === giving.variables?.keyId) && (
        <div className="mt-3">
          <ProblemNote problem={giving.error} />
        </div>
      )}
      {isQuiet ? (
        <p className="mt-3 border-t-[1.5px] border-tinta pt-3">{t('none')}</p>
      ) : (
        <ul className="mt-3 border-b-[1.5px] border-tinta">
          {today.asksNotice && <NoticeLine action={noticeChoice} onDone={() => setDone('noticed')} />}
          {isWithoutAccess && <OwnAccessLine {...access} />}
          {access.waiting.map((person) => (
            <WaitingPersonLine
              key={person.keyId}
              person={person}
              canGive={access.canGive}
              giving={giving}
              onGive={give}
            />
          ))}
          {today.holidaysEnd && (
            <HolidaysEndLine
              end={today.holidaysEnd}
              today={today.today}
              action={listChoice}
              onDone={() => setDone('listed')}
            />
          )}
          {orders.map((order) => (
            <WaitingOrder key={order.id} order={order} onOpen={open} />
          ))}
          {overlapped.map((appointment) => (
            <OverlappedLine key={appointment.id} appointment={appointment} onOpen={open} />
          ))}
          {returned.map((question) => (
            <ReturnedLine key={question.id} question={question} onOpen={open} />
          ))}
          {statements.map((statement) => (
            <StatementLine key={statement.id} statement={statement} onOpen={open} />
          ))}
          {erasures.map((erasure) => (
            <ErasureLine key={erasure.id} erasure={erasure} onOpen={open} />
          ))}
        </ul>
      )}
      {ordersInAll > orders.length && (
        <p className="mt-3">
          <Link prefetch={false} href={WAITING_ORDERS} className="underline underline-offset-4">
            {t('all', { count: ordersInAll })}
          </Link>
        </p>
      )}
      {statementsInAll > statements.length && (
        <p className="mt-3">{t('statements', { count: statementsInAll, shown: statements.length })}</p>
      )}
      {opened && 'attend' in opened && (
        <AttendDialog {...opened.attend} onClose={close} onDone={() => finish('attended')} />
      )}
      {opened && 'join' in opened && (
        <JoinDialog statement={opened.join} onClose={close} onDone={() => finish('joined')} />
      )}
      {opened && 'erase' in opened && (
        <EraseDialog erasure={opened.erase} onClose={close} onDone={() => finish('erased')} />
      )}
    </section>
  );
}

type Props = { erasure: ShownToday['erasures'][number]; onClose: () => void; onDone: () => void };

/** A person says that the team's own mailbox has nothing of this sender any more. */
function EraseDialog({ erasure: { id, email }, onClose, onDone }: Props) {
  const t = useTranslations('DeskToday.erase');
  const action = useCall('desk', todayApi.post('/erasures/:id/done', { param: { id } }));
  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      call={action}
      onSubmit={() => action.mutate({}, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p className="wrap-break-word">
        <Breakable>{t('check', { email })}</Breakable>
      </p>
      <p>{t('effect')}</p>
    </ActionDialog>
  );
}
