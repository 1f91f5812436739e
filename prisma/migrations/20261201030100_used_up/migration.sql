-- A ticket allows one thing. The space that it has made is noted, because the answer of that request may be lost.
ALTER TABLE "mail_codes"
    ADD COLUMN "ticket_used_at" TIMESTAMPTZ(3),
    ADD COLUMN "made_space_id" UUID;
-- The link that stops a deletion carries the number of its request. Those that were mailed without one are of the first.
ALTER TABLE "spaces" ADD COLUMN "wipe_request" INTEGER NOT NULL DEFAULT 1;
