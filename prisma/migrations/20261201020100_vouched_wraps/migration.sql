-- What vouches for the identity in a wrap, under a key that only its way in derives. Wraps from before have none: the page knows those by
-- the keys that open them, never by this column.
ALTER TABLE "space_keys" ADD COLUMN "mac" TEXT,
    ADD CONSTRAINT "space_keys_mac_of_wrap" CHECK ("mac" IS NULL OR "wrapped" IS NOT NULL);
