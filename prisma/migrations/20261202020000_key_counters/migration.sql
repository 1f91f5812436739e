-- Whether a passkey can be copied to other devices, as it says itself when it is made: then its counter is a hint, otherwise proof of a
-- copy. Null for one from before, which says so at its next touch. When a counter first fell its owner was told by e-mail, once.
ALTER TABLE "staff_keys" ADD COLUMN "backup_eligible" BOOLEAN, ADD COLUMN "counter_fell_at" TIMESTAMPTZ(3);
ALTER TABLE "space_keys" ADD COLUMN "backup_eligible" BOOLEAN, ADD COLUMN "counter_fell_at" TIMESTAMPTZ(3),
    ADD CONSTRAINT "space_keys_counter_of_passkey" CHECK ("kind" = 'passkey' OR num_nonnulls("backup_eligible", "counter_fell_at") = 0);
