-- The value of a setting is never changed. The name of its author is taken from it once that person is gone for good.
CREATE OR REPLACE FUNCTION "settings_append_only"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE'
        AND (NEW.id, NEW.key, NEW.value, NEW.since, NEW.by_id) IS NOT DISTINCT FROM (OLD.id, OLD.key, OLD.value, OLD.since, OLD.by_id)
        AND EXISTS (SELECT FROM staff WHERE id = OLD.by_id AND removed_at < now() - INTERVAL '12 months' + INTERVAL '1 day') THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'settings is append-only';
END $$;
CREATE INDEX "settings_by_id_idx" ON "settings" ("by_id");

-- Letters before this one are known by the name of their author only.
ALTER TABLE "letters" ADD COLUMN "by_id" UUID;

-- As daily_counts, for the hours of the free consultation, which has no product: one without a confirmation is deleted after a day.
CREATE TABLE "free_hour_counts" (
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,
    CONSTRAINT "free_hour_counts_pkey" PRIMARY KEY ("day"),
    CONSTRAINT "free_hour_counts_positive" CHECK ("count" > 0)
);
CREATE FUNCTION "count_deleted_free_hours"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO free_hour_counts AS counted (day, count)
    SELECT (g.created_at AT TIME ZONE 'Europe/Madrid')::date, count(*)
    FROM gone g WHERE g.kind = 'first-consultation'
    GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET count = counted.count + excluded.count;
    RETURN NULL;
END $$;
CREATE TRIGGER "bookings_count_deleted_free_hours" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_free_hours"();
