-- Expand only. A space from before gets its hash when it is opened next with a key.
ALTER TABLE "spaces" ADD COLUMN "email_hash" TEXT;
