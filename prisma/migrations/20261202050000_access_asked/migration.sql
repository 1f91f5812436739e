-- When those who can open the desk's key were told that the person of this passkey waits for access; null once it is given.
ALTER TABLE "staff_keys" ADD COLUMN "access_asked_at" TIMESTAMPTZ(3);
