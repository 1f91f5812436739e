import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { subDays } from 'date-fns';
import type { Condition } from '@/lib/server/condition';
import { type Db, db } from '@/lib/server/db';
import { figuresSchema } from './alert-item';
import type { ChannelName } from './channels';
import type { Evaluation } from './evaluate-conditions';
import { judgeAlerts, type OpenAlert, type StandingAlert } from './judge-alerts';
import type { WatchList } from './watch-list';

// Any number that no other advisory lock of this database uses.
const LOCK = 0x50fb;
const KEPT_DAYS = 30;

/** Brings the alerts up to date and writes what is to be told, in one transaction, one process after another. */
export async function recordAlerts(
  watchList: WatchList,
  evaluation: Evaluation,
  channels: readonly ChannelName[],
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    const open = await openAlerts(tx);
    const afterMinutes = minutesUntilTold(watchList, await endedAlerts(tx, subDays(now, 1)));
    const { standing, over, neverTold, items } = judgeAlerts(open, evaluation, afterMinutes, now);
    await storeAlerts(tx, open, standing, now);
    await tx.alert.updateMany({ where: { id: { in: idsOf(over) } }, data: { overAt: now } });
    await tx.alert.deleteMany({ where: { id: { in: idsOf(neverTold) } } });
    if (items.length > 0) {
      const deliveries = { create: channels.map((channel) => ({ channel })) };
      await tx.alertMessage.create({ data: { items, createdAt: now, deliveries } });
    }
    await deleteOld(tx, subDays(now, KEPT_DAYS));
  });
}

async function openAlerts(tx: Db): Promise<OpenAlert[]> {
  const alerts = await tx.alert.findMany({ where: { overAt: null } });
  return alerts.map((alert) => ({ ...alert, figures: figuresSchema.parse(alert.figures) }));
}

/** Only what was told has an end. */
function endedAlerts(tx: Db, after: Date): Promise<AlertName[]> {
  return tx.alert.findMany({ where: { overAt: { gt: after } }, select: { kind: true, key: true } });
}

/** Thousands may be open, and may change at once: what is new, what changed and what did not is one statement each. */
async function storeAlerts(tx: Db, open: OpenAlert[], standing: StandingAlert[], now: Date): Promise<void> {
  const { added, changed, unchanged } = splitByChange(open, standing);
  await tx.alert.createMany({ data: added });
  if (changed.length > 0) await storeChanges(tx, changed);
  await tx.alert.updateMany({ where: { id: { in: unchanged }, seenAt: { lt: now } }, data: { seenAt: now } });
}

/** Sends the rows as one JSON document, because Prisma has no call for an update by rows. Kind and key never change. */
async function storeChanges(tx: Db, changed: ReturnType<typeof splitByChange>['changed']): Promise<void> {
  const rows = changed.map(({ id, since, figures, seenAt, toldAt }) => ({ id, since, figures, seenAt, toldAt }));
  await tx.$executeRaw`
    UPDATE alerts SET since = changed.since, figures = changed.figures, seen_at = changed."seenAt", told_at = changed."toldAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS changed (id uuid, since timestamptz, figures jsonb, "seenAt" timestamptz, "toldAt" timestamptz)
    WHERE alerts.id = changed.id`;
}

function idsOf(alerts: OpenAlert[]): string[] {
  return alerts.map(({ id }) => id);
}

async function deleteOld(tx: Db, before: Date): Promise<void> {
  await tx.alert.deleteMany({ where: { overAt: { lt: before } } });
  await tx.alertMessage.deleteMany({ where: { createdAt: { lt: before } } });
}

type AlertName = Pick<Condition, 'kind' | 'key'>;

/** For kinds that are in no list, such as a read that fails. */
const AFTER_MINUTES = 5;

/** How long a condition lasts before it is told; `ended` are the alerts that have ended within a day. */
export function minutesUntilTold(watchList: WatchList, ended: AlertName[]): (condition: AlertName) => number {
  return ({ kind, key }) => {
    const { afterMinutes = AFTER_MINUTES, againAfterMinutes = afterMinutes } = watchList[kind] ?? {};
    return ended.some((alert) => alert.kind === kind && alert.key === key) ? againAfterMinutes : afterMinutes;
  };
}

type Split = {
  added: Omit<StandingAlert, 'id'>[];
  changed: (StandingAlert & { id: string })[];
  /** Ids: nothing but seenAt. */
  unchanged: string[];
};

/** What has to be written of the alerts that stand. */
export function splitByChange(open: OpenAlert[], standing: StandingAlert[]): Split {
  const known = new Map(open.map((alert) => [alert.id, alert]));
  const split: Split = { added: [], changed: [], unchanged: [] };
  for (const { id, ...alert } of standing) {
    const before = id === null ? undefined : known.get(id);
    if (id === null) split.added.push(alert);
    else if (before && isUnchanged(before, alert)) split.unchanged.push(id);
    else split.changed.push({ id, ...alert });
  }
  return split;
}

function isUnchanged(before: OpenAlert, { since, toldAt, figures }: Omit<StandingAlert, 'id'>): boolean {
  return isDeepStrictEqual([before.since, before.toldAt, before.figures], [since, toldAt, figures]);
}
