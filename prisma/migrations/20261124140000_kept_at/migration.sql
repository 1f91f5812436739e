-- When a buyer undid a statement. Unknown of those that were undone before it was stored.
ALTER TABLE "withdrawals" ADD COLUMN "kept_at" TIMESTAMPTZ(3);
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_kept_at_of_kept"
    CHECK ("kept_at" IS NULL OR "state" = 'kept-by-buyer');
