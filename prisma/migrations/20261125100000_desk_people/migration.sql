-- The people who work at the desk. A removed one stays as a row, so that what they did keeps its author.
CREATE TABLE "staff" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    -- The WebAuthn user id: random, so that a key says nothing about its person.
    "handle" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),
    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "staff_handle_key" ON "staff" ("handle");
CREATE UNIQUE INDEX "staff_one_of_an_address" ON "staff" ("email") WHERE "removed_at" IS NULL;

CREATE TABLE "staff_keys" (
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL REFERENCES "staff" ("id") ON DELETE CASCADE,
    "label" TEXT NOT NULL,
    -- base64url
    "credential_id" TEXT NOT NULL,
    -- COSE
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[] NOT NULL,
    "backed_up" BOOLEAN NOT NULL,
    "prf" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    CONSTRAINT "staff_keys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "staff_keys_credential_id_key" ON "staff_keys" ("credential_id");
CREATE INDEX "staff_keys_staff_id_idx" ON "staff_keys" ("staff_id");

-- staff_id: for another key of a person who is here already; null for a new person.
CREATE TABLE "staff_invitations" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "staff_id" UUID REFERENCES "staff" ("id") ON DELETE CASCADE,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    -- Null: the command.
    "invited_by" UUID REFERENCES "staff" ("id") ON DELETE SET NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "staff_invitations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "staff_invitations_token_hash_key" ON "staff_invitations" ("token_hash");
CREATE INDEX "staff_invitations_email_idx" ON "staff_invitations" ("email");

CREATE TABLE "desk_sessions" (
    "token_hash" TEXT NOT NULL,
    "staff_id" UUID NOT NULL REFERENCES "staff" ("id") ON DELETE CASCADE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    -- When a passkey was last touched in it.
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,
    "device" TEXT NOT NULL,
    "network_hash" TEXT NOT NULL,
    CONSTRAINT "desk_sessions_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "desk_sessions_staff_id_idx" ON "desk_sessions" ("staff_id");
CREATE INDEX "desk_sessions_expires_at_idx" ON "desk_sessions" ("expires_at");

-- A challenge of WebAuthn that waits for its answer. Taken with DELETE … RETURNING: it counts once.
CREATE TABLE "ceremonies" (
    "id_hash" TEXT NOT NULL,
    "challenge" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "subject" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ceremonies_pkey" PRIMARY KEY ("id_hash")
);
CREATE INDEX "ceremonies_expires_at_idx" ON "ceremonies" ("expires_at");

-- Who did what, when, on which order. No foreign keys: a line outlives what it is about.
CREATE TABLE "desk_events" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "staff_id" UUID,
    "staff_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "order_id" UUID,
    "subject" TEXT,
    CONSTRAINT "desk_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "desk_events_at_idx" ON "desk_events" ("at");
CREATE INDEX "desk_events_order_id_idx" ON "desk_events" ("order_id");

-- The row with the latest `since` of a key counts; the others are its history.
CREATE TABLE "settings" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    CONSTRAINT "settings_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "settings_key_since_idx" ON "settings" ("key", "since");

-- Lines older than twelve months may be deleted, which is how long they are kept; nothing else is ever changed.
CREATE FUNCTION "desk_events_append_only"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND OLD.at < now() - INTERVAL '12 months' + INTERVAL '1 day' THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'desk_events is append-only';
END $$;
CREATE TRIGGER "desk_events_append_only" BEFORE UPDATE OR DELETE ON "desk_events"
    FOR EACH ROW EXECUTE FUNCTION "desk_events_append_only"();

CREATE FUNCTION "settings_append_only"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'settings is append-only';
END $$;
CREATE TRIGGER "settings_append_only" BEFORE UPDATE OR DELETE ON "settings"
    FOR EACH ROW EXECUTE FUNCTION "settings_append_only"();
