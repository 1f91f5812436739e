-- Beside the hash of the visitor's network those of the wider networks around it; an IPv4 address has the same hash in all three.
ALTER TABLE "bookings"
  ADD COLUMN "claimant_site_hash" TEXT,
  ADD COLUMN "claimant_prefix_hash" TEXT;
CREATE INDEX "bookings_claimants" ON "bookings" ("claimant_hash", "starts_at") WHERE "claimant_hash" IS NOT NULL;
CREATE INDEX "bookings_open_claims_of_prefix" ON "bookings" ("claimant_prefix_hash") WHERE "status" IN ('held', 'pending');

-- Of an order without an appointment; an appointment has its own.
ALTER TABLE "orders"
  ADD COLUMN "claimant_hash" TEXT,
  ADD COLUMN "claimant_site_hash" TEXT,
  ADD COLUMN "claimant_prefix_hash" TEXT,
  ADD COLUMN "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "orders_claimants" ON "orders" ("claimant_prefix_hash") WHERE "claimant_prefix_hash" IS NOT NULL;
CREATE INDEX "orders_unsettled" ON "orders" ("asked_at", "id")
  WHERE "stripe_session_id" IS NOT NULL AND NOT "webhook_processed"
    AND "status" IN ('pending', 'confirmed', 'needs_attention');
CREATE INDEX "orders_paid_at_idx" ON "orders" ("paid_at");
CREATE INDEX "orders_user_id_idx" ON "orders" ("user_id");

-- The spelling under which a limit counts a lower-case address, as lib/person/counted-mailbox.ts: without its +tag and, at Gmail,
-- without dots.
CREATE FUNCTION "counted_mailbox"(address TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  domain TEXT := substring(address FROM '[^@]*$');
  untagged TEXT := regexp_replace(regexp_replace(address, '@[^@]*$', ''), '^(.[^+]*)[+].*$', '\1');
BEGIN
  IF domain IN ('gmail.com', 'googlemail.com') THEN
    RETURN replace(untagged, '.', '') || '@gmail.com';
  END IF;
  RETURN untagged || '@' || domain;
END $$;

-- What a claimant keeps without having paid, in bookable hours (a claim of 90 minutes takes two), and how often claims of
-- these hours by the same network have ended. A lock on the claimant's widest network until the end of the transaction, and a
-- snapshot taken after it: of two simultaneous claims from one network the second sees the first.
CREATE FUNCTION "unpaid_claims"(
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
      WHERE b.claimant_prefix_hash = claimant_prefix
        AND b.status IN ('held', 'pending') AND (b.status = 'pending' OR b.expires_at > asked_at)
    ), ended AS (
      SELECT count(*)::int AS claims, max(CASE WHEN b.status = 'held' THEN b.expires_at ELSE b.updated_at END) AS last_at
      FROM bookings b
      WHERE b.claimant_hash = claimant AND b.starts_at < last_instant AND b.ends_at > first_instant
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

-- The unpaid hours of all visitors together, in a snapshot of its own.
CREATE FUNCTION "unpaid_hours"(asked_at TIMESTAMPTZ) RETURNS INTEGER LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum((b.duration + 59) / 60), 0)::int FROM bookings b
    WHERE b.status IN ('held', 'pending') AND (b.status = 'pending' OR b.expires_at > asked_at)
  );
END $$;

-- The same for open orders without an appointment.
CREATE FUNCTION "open_orders"(claimant TEXT, claimant_site TEXT, claimant_prefix TEXT)
RETURNS TABLE (network_orders INTEGER, site_orders INTEGER, prefix_orders INTEGER) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(claimant_prefix, 0));
  RETURN QUERY
    SELECT (count(*) FILTER (WHERE o.claimant_hash = claimant))::int,
      (count(*) FILTER (WHERE o.claimant_site_hash = claimant_site))::int, count(*)::int
    FROM orders o
    WHERE o.claimant_prefix_hash = claimant_prefix AND o.status = 'pending' AND o.payment_status = 'unpaid';
END $$;
