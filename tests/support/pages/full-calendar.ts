import type { Stack } from '../stack/stack';

/** Closes every hour that is left, from today until so many days later. */
export async function closeHours({ rows }: Pick<Stack, 'rows'>, days: number): Promise<void> {
  await rows(
    `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration)
     SELECT gen_random_uuid(), 'block', 'blocked'::booking_status, day + hour * interval '1 hour', day + (hour + 1) * interval '1 hour', 60
     FROM generate_series(0, $1::int) AS ahead, generate_series(9, 17) AS hour,
       LATERAL (SELECT ((now() AT TIME ZONE 'Europe/Madrid')::date + ahead)::timestamp AT TIME ZONE 'Europe/Madrid' AS day) AS days
     ON CONFLICT DO NOTHING`,
    [days],
  );
}
