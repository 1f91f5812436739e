-- Since when what stands under a mailbox without a space is being asked for: its owner was told then, and a day later it can be taken along
-- or deleted.
CREATE TABLE "mailbox_visits" (
    "email" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "mailbox_visits_pkey" PRIMARY KEY ("email"),
    CONSTRAINT "mailbox_visits_lower_case" CHECK ("email" = lower("email"))
);
CREATE INDEX "mailbox_visits_asked_at_idx" ON "mailbox_visits" ("asked_at");
