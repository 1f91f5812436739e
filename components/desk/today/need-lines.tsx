import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { agendaApi } from '@/components/agenda/desk/agenda-api';
import { orderActionsApi } from '@/components/orders/desk/order-actions-api';
import { Breakable } from '@/components/private/breakable';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { SmallButton, smallButtonClass } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { questionAddress } from '@/components/questions/desk/question-address';
import { questionsApi } from '@/components/questions/desk/questions-api';
import { Telephone } from '@/components/shared/ui/telephone';
import { formatDate, formatMoment } from '@/lib/shared/madrid-time';
import { Line } from './line';
import type { ShownToday } from './shown-today';
import { statementsApi } from './statements-api';

/* One line of what needs a person, for each kind of it. */

const LIST = '/mesa/contrataciones';

type Statement = ShownToday['statements'][number];
type Erasure = ShownToday['erasures'][number];

/** Which dialog is open, with what was shown when it was opened. */
export type Opened =
  | { attend: { attend: (note: string) => Promise<unknown>; what: string } }
  | { join: Statement }
  | { erase: Erasure };
type Open = (opened: Opened) => void;

export function WaitingOrder({ order, onOpen }: { order: ShownToday['orders'][number]; onOpen: Open }) {
  const needs = useTranslations('DeskNeeds');
  const { id, name, product, dueAt, occurrences } = order;
  const need = order.need ?? 'other';
  const what = needs(`${need}.name`);
  const attend = (note: string) =>
    orderActionsApi.post('/:id/attended', { param: { id } })({ need, occurrences, note });
  return (
    <Line tag={what}>
      <p className="mt-1 font-titular text-lg font-bold">
        <Link prefetch={false} href={`${LIST}?orden=${id}`} className="after:absolute after:inset-0">
          {name}
        </Link>
      </p>
      <p className="text-nota text-tinta-2">{product}</p>
      <p>{needs(`${need}.whatToDo`)}</p>
      {dueAt && <p className="font-bold">{needs('dispute.until', { moment: formatMoment(new Date(dueAt)) })}</p>}
      {occurrences.length > 0 && <AttendButton name={name} onPress={() => onOpen({ attend: { attend, what } })} />}
    </Line>
  );
}

type Overlapped = ShownToday['overlapped'][number];

export function OverlappedLine({ appointment, onOpen }: { appointment: Overlapped; onOpen: Open }) {
  const t = useTranslations('DeskToday.needs');
  const { id, orderId, startsAt, title, customerName, occurrences } = appointment;
  const what = t('overlapped');
  const attend = (note: string) => agendaApi.post('/overlaps/:id/attended', { param: { id } })({ occurrences, note });
  return (
    <Line tag={what}>
      <p className="mt-1 font-titular text-lg font-bold">
        <Link
          prefetch={false}
          href={orderId ? `${LIST}?orden=${orderId}` : '/mesa/agenda'}
          className="after:absolute after:inset-0"
        >
          {`${formatMoment(new Date(startsAt))}, ${customerName ?? title}`}
        </Link>
      </p>
      <p className="text-nota text-tinta-2">{title}</p>
      <p>{t('overlappedText')}</p>
      <AttendButton name={customerName ?? title} onPress={() => onOpen({ attend: { attend, what } })} />
    </Line>
  );
}

type Returned = { question: ShownToday['returned'][number]; onOpen: Open };

export function ReturnedLine({ question: { kind, id, name, email, phone, occurrences }, onOpen }: Returned) {
  const t = useTranslations('DeskToday.needs');
  const what = t('returned');
  const attend = (note: string) =>
    questionsApi(kind).post('/:id/mails-attended', { param: { id } })({ occurrences, note });
  return (
    <Line tag={what}>
      <p className="mt-1 font-titular text-lg font-bold">
        <Link prefetch={false} href={questionAddress(kind, id)} className="after:absolute after:inset-0">
          {name ?? t('sealed')}
        </Link>
      </p>
      <p>{t('returnedText', { kind, email })}</p>
      {phone && (
        <p>
          <Telephone phone={phone} className="relative z-10 underline underline-offset-4" />
        </p>
      )}
      <AttendButton name={name ?? t('sealed')} onPress={() => onOpen({ attend: { attend, what } })} />
    </Line>
  );
}

export function StatementLine({ statement, onOpen }: { statement: Statement; onOpen: Open }) {
  const t = useTranslations('DeskToday.needs');
  const { id, name, contract, email, submittedAt } = statement;
  const what = t('statement');
  const attend = (note: string) => statementsApi.post('/:id/attended', { param: { id } })({ note });
  return (
    <Line tag={what}>
      <p className="mt-1 font-titular text-lg font-bold">{name}</p>
      <p>{t('statementText', { contract, moment: formatMoment(new Date(submittedAt)) })}</p>
      <p>
        <a href={`mailto:${email}`} className="underline underline-offset-4">
          <Breakable>{email}</Breakable>
        </a>
      </p>
      <div className="flex flex-wrap gap-x-4">
        <SmallButton look="quiet" className="px-1 -ml-1.5" onClick={() => onOpen({ join: statement })}>
          {t('join')}
          <span className="sr-only">{name}</span>
        </SmallButton>
        <AttendButton name={name} onPress={() => onOpen({ attend: { attend, what } })} />
      </div>
    </Line>
  );
}

export function ErasureLine({ erasure, onOpen }: { erasure: Erasure; onOpen: Open }) {
  const t = useTranslations('DeskToday.needs');
  const { email, receivedAt, askedAt } = erasure;
  return (
    <Line tag={t('erasure')}>
      <p className="mt-1 font-titular text-lg font-bold">
        <Breakable>{email}</Breakable>
      </p>
      <p>{t('erasureText', { moment: formatMoment(new Date(askedAt)) })}</p>
      <ul className="list-disc pl-6">
        {receivedAt.map((moment) => (
          <li key={moment}>{formatMoment(new Date(moment))}</li>
        ))}
      </ul>
      <SmallButton look="quiet" className="px-1 -ml-1.5" onClick={() => onOpen({ erase: erasure })}>
        {t('erased')}
        <span className="sr-only">{email}</span>
      </SmallButton>
    </Line>
  );
}

/** The hours that are proposed. */
const NOTICE_HOURS = 2;

/** A rule of the calendar that is set from its line. */
export const useRuleChoice = () => useCall('desk', agendaApi.post('/rules'));

type ChoiceProps = { action: ReturnType<typeof useRuleChoice>; onDone: () => void };

/** Asks for the minimum notice of appointments while it was never set. */
export function NoticeLine({ action, onDone }: ChoiceProps) {
  const t = useTranslations('DeskToday.needs.notice');
  const choose = (value: number) =>
    action.isPending ||
    action.mutate({ change: { key: 'minimum-notice-hours', value }, since: null }, { onSuccess: onDone });
  return (
    <Line tag={t('tag')}>
      <p className="mt-1">{t('text')}</p>
      {action.error && <ProblemNote problem={action.error} />}
      <p className="mt-2 flex flex-wrap gap-3">
        <SmallButton onClick={() => choose(NOTICE_HOURS)}>{t('some', { hours: NOTICE_HOURS })}</SmallButton>
        <SmallButton onClick={() => choose(0)}>{t('nothing')}</SmallButton>
      </p>
    </Line>
  );
}

const HOLIDAYS = '/mesa/agenda?ver=reglas#festivos';

type EndProps = ChoiceProps & { end: NonNullable<ShownToday['holidaysEnd']>; today: string };

/** The known holidays end: they are added, or a person says that all of the next year are there. */
export function HolidaysEndLine({ end: { lastDay, year, since }, today, action, onDone }: EndProps) {
  const t = useTranslations('DeskToday.needs.holidaysEnd');
  const change = { key: 'holidays-complete-until', value: year } as const;
  return (
    <Line tag={t('tag')}>
      <p className="mt-1 font-titular text-lg font-bold">
        {t('title', { tense: lastDay < today ? 'past' : 'present', day: formatDate(lastDay) })}
      </p>
      <p>{t('text')}</p>
      {action.error && <ProblemNote problem={action.error} />}
      <p className="mt-2 flex flex-wrap gap-3">
        <Link prefetch={false} href={HOLIDAYS} className={smallButtonClass('line')}>
          {t('add', { year })}
        </Link>
        <SmallButton onClick={() => action.isPending || action.mutate({ change, since }, { onSuccess: onDone })}>
          {t('complete', { year })}
        </SmallButton>
      </p>
    </Line>
  );
}

/** Above the link that fills the line. */
function AttendButton({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useTranslations('DeskShared.attend');
  return (
    <SmallButton look="quiet" className="px-1 relative z-10 -ml-1.5" onClick={onPress}>
      {t('open')}
      <span className="sr-only">{name}</span>
    </SmallButton>
  );
}
