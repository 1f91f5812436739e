-- What deleted rows leave behind: how many hours were chosen and payments begun on a day in Madrid, by product, without a person.
-- A row is counted where it lies as long as it exists, and here from the moment at which it is deleted.
CREATE TABLE "daily_counts" (
    "day" DATE NOT NULL,
    "product_id" UUID NOT NULL REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "step" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    CONSTRAINT "daily_counts_pkey" PRIMARY KEY ("day", "product_id", "step"),
    CONSTRAINT "daily_counts_step_known" CHECK ("step" IN ('chosen', 'begun')),
    CONSTRAINT "daily_counts_positive" CHECK ("count" > 0)
);

-- An order has chosen one hour, however many bookings it had since: it is counted when its last booking goes, on the day of its first.
CREATE FUNCTION "count_deleted_bookings"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO daily_counts AS counted (day, product_id, step, count)
    SELECT first.day, first.product_id, 'chosen', count(*)
    FROM (
        SELECT DISTINCT ON (coalesce(g.order_id, g.id)) (g.created_at AT TIME ZONE 'Europe/Madrid')::date AS day, g.product_id
        FROM gone g
        WHERE g.kind = 'purchase' AND NOT EXISTS (SELECT FROM bookings b WHERE b.order_id = g.order_id)
        ORDER BY coalesce(g.order_id, g.id), g.created_at, g.id
    ) first
    GROUP BY first.day, first.product_id
    -- Two deletions at once lock the counts in one order.
    ORDER BY first.day, first.product_id
    ON CONFLICT (day, product_id, step) DO UPDATE SET count = counted.count + excluded.count;
    RETURN NULL;
END $$;
CREATE TRIGGER "bookings_count_deleted" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_bookings"();

CREATE FUNCTION "count_deleted_orders"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO daily_counts AS counted (day, product_id, step, count)
    SELECT (g.created_at AT TIME ZONE 'Europe/Madrid')::date, g.product_id, 'begun', count(*)
    FROM gone g
    WHERE g.stripe_session_id IS NOT NULL
    GROUP BY 1, 2
    ORDER BY 1, 2
    ON CONFLICT (day, product_id, step) DO UPDATE SET count = counted.count + excluded.count;
    RETURN NULL;
END $$;
CREATE TRIGGER "orders_count_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_orders"();
