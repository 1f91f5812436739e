-- E-mails to addresses that nobody has confirmed, one row each, to count them by the domain of the recipient.
CREATE TABLE "unconfirmed_emails" (
    "idempotency_key" TEXT NOT NULL,
    "domain_hash" TEXT NOT NULL,
    "provider" TEXT,
    "admitted" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unconfirmed_emails_pkey" PRIMARY KEY ("idempotency_key")
);

CREATE INDEX "unconfirmed_emails_domain_hash_created_at_idx" ON "unconfirmed_emails"("domain_hash", "created_at");

-- Form timestamps that have let a submission pass, until they are too old to be read.
CREATE TABLE "used_form_timestamps" (
    "timestamp_hash" TEXT NOT NULL,
    "submission_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_form_timestamps_pkey" PRIMARY KEY ("timestamp_hash")
);

CREATE INDEX "used_form_timestamps_used_at_idx" ON "used_form_timestamps"("used_at");
