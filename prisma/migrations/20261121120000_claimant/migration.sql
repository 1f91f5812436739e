-- Whose open claims these are: a keyed hash of the visitor's network, kept for as long as the hour is not paid.
ALTER TABLE "bookings" ADD COLUMN "claimant_hash" TEXT;
