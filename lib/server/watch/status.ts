import type { QueueDepth } from '@/lib/server/jobs/queue-depth';

/* What /api/status answers. Types only. */

/** ISO 8601 in UTC, with milliseconds. */
type Timestamp = string;

export type OpenAlertView = {
  /** Its row in docs/operations.md. */
  kind: string;
  key: string;
  since: Timestamp;
  /** When staff were told; null while it has not lasted long enough for that. */
  toldAt: Timestamp | null;
  figures: Record<string, string | number>;
};

export type Status = {
  now: Timestamp;
  /** True if nothing is open of which staff were told. */
  ok: boolean;
  alerts: OpenAlertView[];
  /** Messages that a channel has not accepted yet. */
  undelivered: { channel: string; messages: number }[];
  queue: QueueDepth;
  workerPresent: boolean;
  /** The jobs of the schedule. `finishedAt` is null before the first run. */
  sweeps: { task: string; everyMinutes: number; finishedAt: Timestamp | null; late: boolean }[];
  /** Bytes. The disks are those of the server that answers. */
  storage: { database: number; disks: { path: string; free: number; size: number }[] };
  versions: {
    /** Changes with each build; null in development. */
    build: string | null;
    node: string;
    postgres: string;
    /** The latest migration of the database; it may be of a newer release. */
    migration: string | null;
  };
};
