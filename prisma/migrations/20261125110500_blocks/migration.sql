-- Time off is a claim like any other. One statement swaps the constraint, so that no claim is inserted without it; the table is
-- small, and migrations wait five seconds for a lock at most.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap",
  ADD CONSTRAINT "bookings_no_overlap" EXCLUDE USING gist (tstzrange("starts_at", "ends_at", '[)') WITH &&)
    WHERE ("status" IN ('held', 'pending', 'confirmed', 'blocked'));

-- Those that were inserted by hand, as docs/backup.md said.
UPDATE "bookings" SET "status" = 'blocked' WHERE "kind" = 'block' AND "status" IN ('held', 'confirmed');
DELETE FROM "bookings" WHERE "kind" = 'block' AND "status" <> 'blocked';

ALTER TABLE "bookings" ADD CONSTRAINT "bookings_blocks_are_blocked" CHECK (("kind" = 'block') = ("status" = 'blocked'));
CREATE INDEX "bookings_blocks" ON "bookings" ("ends_at") WHERE "kind" = 'block';

-- Volatile: it counts what is stored once it has the lock of the day, so that of two simultaneous claims the second sees the first.
CREATE FUNCTION "day_has_room"(
  first_instant TIMESTAMPTZ, last_instant TIMESTAMPTZ, buffer_minutes INTEGER, most_a_day INTEGER, moved UUID, asked_at TIMESTAMPTZ
) RETURNS BOOLEAN LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  day DATE := (first_instant AT TIME ZONE 'Europe/Madrid')::date;
  buffer INTERVAL := make_interval(mins => buffer_minutes);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('day/' || day, 0));
  RETURN (
    SELECT coalesce(bool_and(b.ends_at + buffer <= first_instant OR last_instant + buffer <= b.starts_at), true)
      AND (most_a_day IS NULL OR count(*) < most_a_day)
    FROM bookings b
    WHERE b.status IN ('held', 'pending', 'confirmed') AND b.kind <> 'block' AND b.id IS DISTINCT FROM moved
      AND NOT (b.status = 'held' AND b.expires_at <= asked_at)
      AND tstzrange(b.starts_at, b.ends_at, '[)')
        && tstzrange(day::timestamp AT TIME ZONE 'Europe/Madrid', (day + 1)::timestamp AT TIME ZONE 'Europe/Madrid', '[)')
  );
END $$;
