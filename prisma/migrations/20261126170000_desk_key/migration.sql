-- The public half of what a passkey's secret opens, once its device has derived it.
ALTER TABLE "staff_keys" ADD COLUMN "seal_recipient" TEXT;

-- What consultations are sealed for: the public halves, one for each epoch. The last one is used for what is new.
CREATE TABLE "desk_keys" (
    "epoch" INTEGER NOT NULL,
    "recipient" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" UUID,
    CONSTRAINT "desk_keys_pkey" PRIMARY KEY ("epoch"),
    CONSTRAINT "desk_keys_recipient_key" UNIQUE ("recipient"),
    CONSTRAINT "desk_keys_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "staff" ("id") ON DELETE SET NULL
);
CREATE INDEX "desk_keys_created_by_idx" ON "desk_keys" ("created_by");

-- The key on paper: one at any time.
CREATE TABLE "desk_printed_keys" (
    "id" UUID NOT NULL,
    "recipient" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" UUID,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "desk_printed_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "desk_printed_keys_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "staff" ("id") ON DELETE SET NULL
);
CREATE UNIQUE INDEX "desk_printed_keys_only_one" ON "desk_printed_keys" ((TRUE));
CREATE INDEX "desk_printed_keys_created_by_idx" ON "desk_printed_keys" ("created_by");

-- The secret half of an epoch, sealed for one passkey or for the key on paper.
CREATE TABLE "desk_wraps" (
    "id" UUID NOT NULL,
    "epoch" INTEGER NOT NULL,
    "staff_key_id" UUID,
    "printed_key_id" UUID,
    "wrapped" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "desk_wraps_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "desk_wraps_one_key" CHECK (num_nonnulls("staff_key_id", "printed_key_id") = 1),
    CONSTRAINT "desk_wraps_epoch_fkey" FOREIGN KEY ("epoch") REFERENCES "desk_keys" ("epoch") ON DELETE CASCADE,
    CONSTRAINT "desk_wraps_staff_key_id_fkey" FOREIGN KEY ("staff_key_id") REFERENCES "staff_keys" ("id") ON DELETE CASCADE,
    CONSTRAINT "desk_wraps_printed_key_id_fkey" FOREIGN KEY ("printed_key_id") REFERENCES "desk_printed_keys" ("id") ON DELETE CASCADE
);
CREATE UNIQUE INDEX "desk_wraps_staff_key" ON "desk_wraps" ("staff_key_id", "epoch");
CREATE UNIQUE INDEX "desk_wraps_printed_key" ON "desk_wraps" ("printed_key_id", "epoch");
CREATE INDEX "desk_wraps_epoch_idx" ON "desk_wraps" ("epoch");
