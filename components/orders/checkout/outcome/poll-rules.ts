import type { OrderView } from '@/lib/orders/contract';
import { type ApiProblem, type ApiResult, isRefusedAs } from '../state/call-api';
import type { Outcome } from '../state/checkout-state';
import type { OrderQuestion, OrderReading } from './read-order';

export const POLL_INTERVAL_MS = 5_000;
export const MAX_POLLS = 60;

const PROVIDER_EVERY = 6;

type PollRule = {
  /** `poll` counts from 0. `answered`: an earlier one has succeeded. */
  question: (poll: number, answered: boolean) => OrderQuestion;
  isFinal: (reading: OrderReading) => boolean;
  maxPolls: number;
  /** Stops `MAX_POLLS` intervals after the start too, however few polls a sleeping computer has made. */
  hasDeadline: boolean;
  /** A session that the server does not know is the final answer. */
  stopsIfUnknown: boolean;
};

/** Makes the server ask the provider until it has answered once, and then at every sixth poll. */
const providerFirst: PollRule['question'] = (poll, answered) =>
  answered && poll % PROVIDER_EVERY !== 0 ? 'read' : 'confirm';

/** Also waits for the meeting link, which the calendar adds after the confirmation. */
function isComplete({ outcome, view }: OrderReading): boolean {
  if (outcome === null || view === null) return false;
  const { order, booking, isPersonal } = view;
  const awaitsLink = isPersonal && booking?.bookingType === 'online' && booking.googleMeetLink === null;
  return !(order.status === 'confirmed' && awaitsLink);
}

const untilComplete = { isFinal: isComplete, maxPolls: MAX_POLLS, hasDeadline: false, stopsIfUnknown: true };

const untilSettled: Omit<PollRule, 'question'> = {
  isFinal: ({ outcome, view }) => outcome !== null && (outcome !== 'confirmed' || !!view?.order.webhookProcessed),
  maxPolls: MAX_POLLS,
  hasDeadline: true,
  stopsIfUnknown: false,
};

export type PollPurpose = 'settlement' | 'return' | 'confirmation' | 'receipt' | 'cancellation';

export const pollRules: Record<PollPurpose, PollRule> = {
  /** The checkout, until the webhook or the sweep has settled the payment. */
  settlement: { ...untilSettled, question: () => 'read' },
  /** The same once the visitor is back from the provider: only the provider knows whether they have paid. */
  return: { ...untilSettled, question: providerFirst },
  /** The success page. */
  confirmation: { ...untilComplete, question: providerFirst },
  /** The checkout's last step, whose outcome is known. */
  receipt: { ...untilComplete, question: () => 'read' },
  /** The cancel page. */
  cancellation: {
    question: () => 'cancel',
    isFinal: () => true,
    maxPolls: 1,
    hasDeadline: false,
    stopsIfUnknown: true,
  },
};

export type OrderPoll = {
  /** How many requests were made. */
  polls: number;
  /** The last one that succeeded. */
  reading: OrderReading | null;
  /** Why the last request failed, or null. */
  problem: ApiProblem | null;
  /** `timeout`: no more polls, although the order may still change. */
  status: 'polling' | 'final' | 'timeout';
};

function isUnknownSession(problem: ApiProblem): boolean {
  return isRefusedAs(problem, 'not_found', 'payment_unknown', 'invalid');
}

/** The state after one more request. `startedAt` and `now` in milliseconds. */
export function nextPoll(
  purpose: PollPurpose,
  previous: OrderPoll | undefined,
  result: ApiResult<OrderReading>,
  startedAt: number,
  now: number,
): OrderPoll {
  const rule = pollRules[purpose];
  const polls = (previous?.polls ?? 0) + 1;
  const isOver = polls >= rule.maxPolls || (rule.hasDeadline && now >= startedAt + MAX_POLLS * POLL_INTERVAL_MS);
  const isFinal = result.ok ? rule.isFinal(result.value) : rule.stopsIfUnknown && isUnknownSession(result.problem);
  return {
    polls,
    reading: result.ok ? result.value : (previous?.reading ?? null),
    problem: result.ok ? null : result.problem,
    status: isFinal ? 'final' : isOver ? 'timeout' : 'polling',
  };
}

export type OrderState =
  | { kind: 'loading' }
  /** `toProvider`: it does not know the session either. */
  | { kind: 'unknown-session'; toProvider: boolean }
  | { kind: 'failed'; problem: ApiProblem }
  /** Not final yet. `view` is null where only the status is known. */
  | { kind: 'open'; timedOut: boolean; view: OrderView | null }
  | { kind: 'ended'; outcome: Outcome; view: OrderView | null };

/** What a screen shows of a poll. A failure does not replace an outcome that is shown already. */
export function orderState(poll: OrderPoll | undefined): OrderState {
  if (!poll) return { kind: 'loading' };
  const { problem, reading, status } = poll;
  if (problem && isUnknownSession(problem))
    return { kind: 'unknown-session', toProvider: isRefusedAs(problem, 'payment_unknown') };
  if (reading?.outcome) return { kind: 'ended', outcome: reading.outcome, view: reading.view };
  return problem
    ? { kind: 'failed', problem }
    : { kind: 'open', timedOut: status === 'timeout', view: reading?.view ?? null };
}
