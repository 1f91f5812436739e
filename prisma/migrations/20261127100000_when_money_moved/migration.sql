-- The days of the file for the books: a line that was in a file stays where it was, and what undoes it is a line of a later day.
-- Set here and not by the writers, because servers of an earlier release write these rows too while a new one is put in place.
ALTER TABLE "refunds"
    ADD COLUMN "made_at" TIMESTAMPTZ(3),
    ADD COLUMN "failed_at" TIMESTAMPTZ(3);
ALTER TABLE "disputes"
    ADD COLUMN "lost_at" TIMESTAMPTZ(3),
    ADD COLUMN "regained_at" TIMESTAMPTZ(3);

-- As the file had them until now. Of one that has failed it is not known whether it had ever left.
UPDATE "refunds" SET "made_at" = "created_at" WHERE "status" IN ('pending', 'succeeded');
UPDATE "disputes" SET "lost_at" = "closed_at" WHERE "status" = 'lost';

-- One that is stored when it is on its way already was made at Stripe, at "created_at"; of the others that is when it was wanted.
CREATE FUNCTION "note_when_refund_moved"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status IN ('pending', 'succeeded') AND NEW.made_at IS NULL THEN
        NEW.made_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END;
    ELSIF NEW.status IN ('failed', 'canceled') AND NEW.made_at IS NOT NULL AND NEW.failed_at IS NULL THEN
        NEW.failed_at := NEW.updated_at;
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "refunds_note_when_moved" BEFORE INSERT OR UPDATE ON "refunds"
    FOR EACH ROW EXECUTE FUNCTION "note_when_refund_moved"();

CREATE FUNCTION "note_when_dispute_moved"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status = 'lost' AND NEW.lost_at IS NULL THEN
        NEW.lost_at := COALESCE(NEW.closed_at, now());
    ELSIF NEW.status <> 'lost' AND NEW.lost_at IS NOT NULL AND NEW.regained_at IS NULL THEN
        NEW.regained_at := COALESCE(NEW.closed_at, now());
    ELSIF NEW.status = 'lost' AND NEW.regained_at IS NOT NULL THEN
        NEW.regained_at := NULL;
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "disputes_note_when_moved" BEFORE INSERT OR UPDATE ON "disputes"
    FOR EACH ROW EXECUTE FUNCTION "note_when_dispute_moved"();

-- What banks have taken back of an order for good: it can neither be refunded nor is it owed any more.
ALTER TABLE "orders" ADD COLUMN "amount_lost" INTEGER NOT NULL DEFAULT 0;
UPDATE "orders" SET "amount_lost" = lost.amount
FROM (SELECT order_id, sum(amount) AS amount FROM "disputes" WHERE "status" = 'lost' GROUP BY order_id) lost
WHERE lost.order_id = "orders"."id";
CREATE FUNCTION "add_up_lost_disputes"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    UPDATE orders SET amount_lost = (
        SELECT coalesce(sum(d.amount), 0) FROM disputes d WHERE d.order_id = NEW.order_id AND d.status = 'lost')
    WHERE id = NEW.order_id;
    RETURN NULL;
END $$;
CREATE TRIGGER "disputes_add_up_lost" AFTER INSERT OR UPDATE ON "disputes"
    FOR EACH ROW EXECUTE FUNCTION "add_up_lost_disputes"();
