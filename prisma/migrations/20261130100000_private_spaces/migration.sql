-- The private spaces: what their owners put in is sealed for keys that this database never holds.
CREATE TABLE "spaces" (
    "id" UUID PRIMARY KEY,
    "handle" BYTEA NOT NULL,
    "email" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "suite" TEXT NOT NULL,
    "policy_version" TEXT NOT NULL,
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "phrase_failures" INTEGER NOT NULL DEFAULT 0,
    "phrase_open_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_opened_at" TIMESTAMPTZ(3) NOT NULL,
    "last_network_hash" TEXT NOT NULL,
    "warned_at" TIMESTAMPTZ(3),
    "wipe_at" TIMESTAMPTZ(3),
    CONSTRAINT "spaces_email_in_lower_case" CHECK ("email" = lower("email"))
);
CREATE UNIQUE INDEX "spaces_handle_key" ON "spaces" ("handle");
CREATE UNIQUE INDEX "spaces_email_key" ON "spaces" ("email");
CREATE UNIQUE INDEX "spaces_recipient_key" ON "spaces" ("recipient");
CREATE INDEX "spaces_last_opened_at_idx" ON "spaces" ("last_opened_at");
CREATE INDEX "spaces_wipe_at_idx" ON "spaces" ("wipe_at");

CREATE TABLE "space_keys" (
    "id" UUID PRIMARY KEY,
    "space_id" UUID NOT NULL REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "kind" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "recipient" TEXT,
    "wrapped" BYTEA,
    "proof_hash" TEXT,
    "stretching" JSONB,
    "credential_id" TEXT,
    "public_key" BYTEA,
    "counter" BIGINT,
    "transports" TEXT[] NOT NULL DEFAULT '{}',
    "backed_up" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    CONSTRAINT "space_keys_of_their_kind" CHECK (CASE "kind"
        WHEN 'passkey' THEN num_nulls("credential_id", "public_key", "counter") = 0 AND num_nonnulls("proof_hash", "stretching") = 0
            AND num_nonnulls("recipient", "wrapped") IN (0, 2)
        WHEN 'phrase' THEN num_nulls("recipient", "wrapped", "proof_hash", "stretching") = 0
            AND num_nonnulls("credential_id", "public_key", "counter") = 0
        WHEN 'recovery' THEN num_nulls("recipient", "wrapped", "proof_hash") = 0
            AND num_nonnulls("credential_id", "public_key", "counter", "stretching") = 0
        ELSE false
        END)
);
CREATE INDEX "space_keys_space_id_idx" ON "space_keys" ("space_id");
CREATE UNIQUE INDEX "space_keys_only_one" ON "space_keys" ("space_id", "kind") WHERE "kind" <> 'passkey';
CREATE UNIQUE INDEX "space_keys_proof_hash_key" ON "space_keys" ("proof_hash");
CREATE UNIQUE INDEX "space_keys_credential_id_key" ON "space_keys" ("credential_id");

CREATE TABLE "space_sessions" (
    "token_hash" TEXT PRIMARY KEY,
    "space_id" UUID NOT NULL REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "key_id" UUID NOT NULL REFERENCES "space_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,
    "device" TEXT NOT NULL,
    "network_hash" TEXT NOT NULL
);
CREATE INDEX "space_sessions_space_id_idx" ON "space_sessions" ("space_id");
CREATE INDEX "space_sessions_key_id_idx" ON "space_sessions" ("key_id");
CREATE INDEX "space_sessions_expires_at_idx" ON "space_sessions" ("expires_at");

CREATE TABLE "mail_codes" (
    "request_hash" TEXT PRIMARY KEY,
    "email" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ticket_hash" TEXT,
    "ticket_expires_at" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "mail_codes_ticket_hash_key" ON "mail_codes" ("ticket_hash");
CREATE INDEX "mail_codes_expires_at_idx" ON "mail_codes" ("expires_at");

CREATE TABLE "space_events" (
    "id" UUID PRIMARY KEY,
    "space_id" UUID NOT NULL REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "method" TEXT,
    "device" TEXT,
    "network" TEXT,
    "subject" TEXT
);
CREATE INDEX "space_events_space_id_at_idx" ON "space_events" ("space_id", "at");
CREATE INDEX "space_events_at_idx" ON "space_events" ("at");

CREATE TABLE "space_items" (
    "id" UUID PRIMARY KEY,
    "space_id" UUID NOT NULL REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "attempt_key" UUID NOT NULL,
    "head" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "desk_epoch" INTEGER REFERENCES "desk_keys"("epoch") ON DELETE RESTRICT ON UPDATE CASCADE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "desk_opened_at" TIMESTAMPTZ(3)
);
-- What is sealed cannot be compressed.
ALTER TABLE "space_items" ALTER COLUMN "head" SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX "space_items_attempt" ON "space_items" ("space_id", "attempt_key");
CREATE INDEX "space_items_desk_epoch_idx" ON "space_items" ("desk_epoch");

CREATE TABLE "space_item_parts" (
    "item_id" UUID NOT NULL REFERENCES "space_items"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "position" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    CONSTRAINT "space_item_parts_pkey" PRIMARY KEY ("item_id", "position")
);
ALTER TABLE "space_item_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;

-- The record of its e-mails goes with the space.
CREATE TRIGGER spaces_delete_mails AFTER DELETE ON "spaces" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION delete_mails_of_deleted('space');
