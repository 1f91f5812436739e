-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- A text as it is searched: small letters without accents. Upper case is in the list too, because lower() knows no accents in the locale C.
CREATE FUNCTION "plain_text"("whole" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN translate(lower("whole"), 'áàäâãéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc');

-- In what a word of a search is found: name and mailbox, each word after a space, so that its beginning is known.
CREATE FUNCTION "desk_search_text"("name" TEXT, "email" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ' ' || plain_text("name" || ' ' || "email");

CREATE INDEX "orders_desk_search" ON "orders" USING gin (desk_search_text("customer_name", "customer_email") gin_trgm_ops)
    WHERE "paid_at" IS NOT NULL OR "attention_reason" IS NOT NULL;
CREATE INDEX "consultations_desk_search" ON "consultations" USING gin (desk_search_text("first_name" || ' ' || "last_name", "email") gin_trgm_ops);
CREATE INDEX "contact_messages_desk_search" ON "contact_messages" USING gin (desk_search_text("name", "email") gin_trgm_ops);

-- By the number that clients know.
CREATE INDEX "orders_reference" ON "orders" (right("id"::text, 8));
CREATE INDEX "consultations_reference" ON "consultations" (right("id"::text, 8));
CREATE INDEX "contact_messages_reference" ON "contact_messages" (right("id"::text, 8));

-- The lists of the desk, each in its order.
CREATE INDEX "orders_listed" ON "orders" ("paid_at" DESC, "id" DESC) INCLUDE ("payment_status")
    WHERE "paid_at" IS NOT NULL OR "attention_reason" IS NOT NULL;
CREATE INDEX "orders_with_refund" ON "orders" ("paid_at" DESC, "id" DESC) WHERE "amount_refunded" > 0;
-- Not of confirmed ones only: Prisma compares with a cast, which does not match the predicate of an index.
CREATE INDEX "bookings_starts_at_idx" ON "bookings" ("starts_at");
CREATE INDEX "answers_at_idx" ON "answers" ("at");
CREATE INDEX "desk_events_kind_at_idx" ON "desk_events" ("kind", "at");

-- What needs a person, each reason from its own few rows.
CREATE INDEX "orders_need_attention" ON "orders" ("id") WHERE "status" = 'needs_attention' OR "attention_reason" IS NOT NULL;
CREATE INDEX "refunds_failed" ON "refunds" ("order_id") WHERE "status" = 'failed';
CREATE INDEX "withdrawals_late" ON "withdrawals" ("order_id") WHERE "state" = 'registered' AND "basis" = 'late';
CREATE INDEX "withdrawals_unmatched" ON "withdrawals" ("submitted_at") WHERE "state" = 'unmatched';
