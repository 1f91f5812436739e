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

-- As before, but for the mailbox, which counts under all its spellings.
CREATE OR REPLACE FUNCTION "unpaid_claims"(
  claimant TEXT, claimant_site TEXT, claimant_prefix TEXT, mailbox TEXT,
  first_instant TIMESTAMPTZ, last_instant TIMESTAMPTZ, asked_at TIMESTAMPTZ, remembered_since TIMESTAMPTZ
) RETURNS TABLE (
  calendar_hours INTEGER, network_hours INTEGER, held_hours INTEGER, site_hours INTEGER, prefix_hours INTEGER,
  mailbox_hours INTEGER, ended_claims INTEGER, last_ended_at TIMESTAMPTZ
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  counted TEXT := counted_mailbox(mailbox);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(claimant_prefix, 0));
  RETURN QUERY
    WITH open_claims AS (
      SELECT b.*, (b.duration + 59) / 60 AS hours FROM bookings b
      WHERE b.status IN ('held', 'pending') AND (b.status = 'pending' OR b.expires_at > asked_at)
    ), ended AS (
      SELECT count(*)::int AS claims, max(CASE WHEN b.status = 'held' THEN b.expires_at ELSE b.updated_at END) AS last_at
      FROM bookings b
      WHERE b.claimant_hash = claimant AND b.starts_at < last_instant AND b.ends_at > first_instant
        AND (b.status IN ('released', 'expired') AND b.updated_at > remembered_since
          OR b.status = 'held' AND b.expires_at <= asked_at)
    )
    SELECT coalesce(sum(o.hours), 0)::int,
      coalesce(sum(o.hours) FILTER (WHERE o.claimant_hash = claimant), 0)::int,
      coalesce(sum(o.hours) FILTER (WHERE o.claimant_hash = claimant AND o.status = 'held'), 0)::int,
      coalesce(sum(o.hours) FILTER (WHERE o.claimant_site_hash = claimant_site), 0)::int,
      coalesce(sum(o.hours) FILTER (WHERE o.claimant_prefix_hash = claimant_prefix), 0)::int,
      coalesce(sum(o.hours) FILTER (WHERE o.claimant_hash = claimant AND counted_mailbox(o.customer_email) = counted), 0)::int,
      (SELECT e.claims FROM ended e), (SELECT e.last_at FROM ended e)
    FROM open_claims o;
END $$;
