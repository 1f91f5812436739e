import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Db, SqlTransaction } from '@/lib/server/db';
import type { JobName, Jobs } from './jobs';
import { MAX_ATTEMPTS } from './retries';

// After the sweeps, whose priority is 0: a provider that hangs must not delay them.
const PRIORITY = 1;

type Options = {
  /** A waiting job with the same key is replaced: at most one of a key waits. */
  jobKey?: string;
  runAt?: Date;
  /** Jobs of one queue run one after another; one that waits for a retry does not delay the others. */
  queue?: string;
};

/** A job as data: what a statement queues together with its own rows. */
export type Job = { [Name in JobName]: { name: Name; payload: Jobs[Name] } & Options }[JobName];

/** Queues, as part of a statement, all of `jobs` for each row of `source`. It is run only if something is selected from it. */
export function jobsQueued(jobs: readonly Job[], source: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT graphile_worker.add_job(
      job.name,
      payload => job.payload,
      run_at => job."runAt",
      max_attempts => ${MAX_ATTEMPTS}::int,
      job_key => job."jobKey",
      queue_name => job.queue,
      priority => ${PRIORITY}::int
    ) FROM ${source}, json_to_recordset(${JSON.stringify(jobs)}::json)
      AS job(name text, payload json, "runAt" timestamptz, "jobKey" text, queue text)`;
}

/** Queues jobs in the caller's transaction: they exist if and only if that transaction commits. */
export async function enqueueJobs(tx: Db, jobs: readonly Job[]): Promise<void> {
  await tx.$executeRaw(jobsQueued(jobs, Prisma.sql`(SELECT 1) AS once`));
}

/** Queues a job in the caller's transaction: it exists if and only if that transaction commits. */
export async function enqueue<Name extends JobName>(
  tx: Db | SqlTransaction,
  name: Name,
  payload: Jobs[Name],
  { jobKey, runAt, queue }: Options = {},
): Promise<void> {
  const statement = Prisma.sql`
    SELECT 1 FROM graphile_worker.add_job(
      ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${MAX_ATTEMPTS}::int,
      job_key => ${jobKey ?? null}::text,
      queue_name => ${queue ?? null}::text,
      priority => ${PRIORITY}::int
    )`;
  await ('query' in tx ? tx.query(statement) : tx.$executeRaw(statement));
}
