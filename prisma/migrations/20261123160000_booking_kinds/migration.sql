-- What an hour of the consultant is kept for. bookings_no_overlap decides between all kinds.
ALTER TABLE "bookings"
  ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'purchase',
  ADD COLUMN "consultation_id" UUID REFERENCES "consultations" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN "changes" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
  ADD COLUMN "confirmation_sent_at" TIMESTAMPTZ(3),
  ADD COLUMN "meeting_link_sent_at" TIMESTAMPTZ(3),
  ALTER COLUMN "product_id" DROP NOT NULL,
  DROP CONSTRAINT "bookings_paid_claim_has_order",
  ADD CONSTRAINT "bookings_kind_known" CHECK ("kind" IN ('purchase', 'first-consultation', 'block')),
  ADD CONSTRAINT "bookings_purchase_has_product" CHECK (("kind" = 'purchase') = ("product_id" IS NOT NULL)),
  ADD CONSTRAINT "bookings_paid_claim_has_order" CHECK ("kind" <> 'purchase' OR "status" NOT IN ('pending', 'confirmed') OR "order_id" IS NOT NULL),
  ADD CONSTRAINT "bookings_only_purchases_have_orders" CHECK ("kind" = 'purchase' OR "order_id" IS NULL AND "status" <> 'pending'),
  ADD CONSTRAINT "bookings_first_consultation_has_visitor" CHECK (
    "kind" <> 'first-consultation'
    OR "customer_name" IS NOT NULL AND "customer_email" IS NOT NULL AND "booking_type" IS NOT NULL
      AND ("status" <> 'confirmed' OR "confirmed_at" IS NOT NULL)
  ),
  ADD CONSTRAINT "bookings_only_first_consultations_have_consultations" CHECK ("kind" = 'first-consultation' OR "consultation_id" IS NULL);

CREATE INDEX "bookings_consultation_id_idx" ON "bookings" ("consultation_id") WHERE "consultation_id" IS NOT NULL;
CREATE UNIQUE INDEX "bookings_one_live_per_consultation" ON "bookings" ("consultation_id") WHERE "status" IN ('held', 'pending', 'confirmed');
CREATE INDEX "bookings_first_consultation_mailboxes" ON "bookings" (counted_mailbox("customer_email"))
  WHERE "kind" = 'first-consultation' AND "status" = 'confirmed';

-- As before, for purchases only: a free consultation has limits of its own.
CREATE OR REPLACE FUNCTION "unpaid_claims"(
  claimant TEXT, claimant_site TEXT, claimant_prefix TEXT, mailbox TEXT,
  first_instant TIMESTAMPTZ, last_instant TIMESTAMPTZ, asked_at TIMESTAMPTZ, remembered_since TIMESTAMPTZ
) RETURNS TABLE (
  network_hours INTEGER, held_hours INTEGER, site_hours INTEGER, prefix_hours INTEGER, mailbox_hours INTEGER,
  ended_claims INTEGER, last_ended_at TIMESTAMPTZ
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  counted TEXT := counted_mailbox(mailbox);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(claimant_prefix, 0));
  RETURN QUERY
    WITH open_claims AS (
      SELECT b.*, (b.duration + 59) / 60 AS hours FROM bookings b
      WHERE b.claimant_prefix_hash = claimant_prefix AND b.kind = 'purchase'
        AND b.status IN ('held', 'pending') AND (b.status = 'pending' OR b.expires_at > asked_at)
    ), ended AS (
      SELECT count(*)::int AS claims, max(CASE WHEN b.status = 'held' THEN b.expires_at ELSE b.updated_at END) AS last_at
      FROM bookings b
      WHERE b.claimant_hash = claimant AND b.kind = 'purchase'
        AND b.starts_at < last_instant AND b.ends_at > first_instant
        AND (b.status IN ('released', 'expired') AND b.updated_at > remembered_since
          OR b.status = 'held' AND b.expires_at <= asked_at)
    )
    SELECT coalesce(sum(o.hours) FILTER (WHERE o.claimant_hash = claimant), 0)::int,
      coalesce(sum(o.hours) FILTER (WHERE o.claimant_hash = claimant AND o.status = 'held'), 0)::int,
      coalesce(sum(o.hours) FILTER (WHERE o.claimant_site_hash = claimant_site), 0)::int,
      coalesce(sum(o.hours), 0)::int,
      coalesce(sum(o.hours) FILTER (WHERE o.claimant_hash = claimant AND counted_mailbox(o.customer_email) = counted), 0)::int,
      min(e.claims), min(e.last_at)
    FROM ended e LEFT JOIN open_claims o ON true;
END $$;

CREATE OR REPLACE FUNCTION "unpaid_hours"(asked_at TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum((b.duration + 59) / 60), 0)::int FROM bookings b
    WHERE b.kind = 'purchase' AND b.status IN ('held', 'pending') AND (b.status = 'pending' OR b.expires_at > asked_at)
  );
END $$;
