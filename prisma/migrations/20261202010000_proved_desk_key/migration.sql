-- What vouches for an epoch: a MAC under the one before. The first has none.
ALTER TABLE "desk_keys" ADD COLUMN "mac" TEXT;

-- What is replaced stays for thirty days. The MAC is under the last epoch, over the public half of the paper.
ALTER TABLE "desk_printed_keys"
    ADD COLUMN "mac" TEXT,
    ADD COLUMN "replaced_at" TIMESTAMPTZ(3);
DROP INDEX "desk_printed_keys_only_one";
CREATE UNIQUE INDEX "desk_printed_keys_only_one" ON "desk_printed_keys" ((TRUE)) WHERE "replaced_at" IS NULL;

-- A wrap names the public half that it was made for, has a MAC of the key that has opened it, and counts as a way to open once its person
-- has proved that they open the epoch.
ALTER TABLE "desk_wraps"
    ADD COLUMN "recipient" TEXT,
    ADD COLUMN "mac" TEXT,
    ADD COLUMN "proved_at" TIMESTAMPTZ(3),
    ADD COLUMN "replaced_at" TIMESTAMPTZ(3);
-- Those from before count as they did. A public half that changed took its wraps along, so these are for the one that is stored.
UPDATE "desk_wraps" SET "recipient" = "staff_keys"."seal_recipient", "proved_at" = "desk_wraps"."created_at"
    FROM "staff_keys" WHERE "staff_keys"."id" = "desk_wraps"."staff_key_id";
UPDATE "desk_wraps" SET "recipient" = "desk_printed_keys"."recipient"
    FROM "desk_printed_keys" WHERE "desk_printed_keys"."id" = "desk_wraps"."printed_key_id";
ALTER TABLE "desk_wraps"
    ALTER COLUMN "recipient" SET NOT NULL,
    ADD CONSTRAINT "desk_wraps_proved_by_passkey" CHECK ("proved_at" IS NULL OR "staff_key_id" IS NOT NULL);
DROP INDEX "desk_wraps_staff_key";
CREATE UNIQUE INDEX "desk_wraps_staff_key" ON "desk_wraps" ("staff_key_id", "epoch") WHERE "replaced_at" IS NULL;

-- A wrap is replaced by another row, never overwritten.
CREATE FUNCTION "desk_wraps_stay"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a wrap of the desk''s key is never overwritten';
END $$;
CREATE TRIGGER "desk_wraps_stay" BEFORE UPDATE OF "epoch", "staff_key_id", "printed_key_id", "recipient", "wrapped" ON "desk_wraps"
    FOR EACH ROW EXECUTE FUNCTION "desk_wraps_stay"();
