CREATE TABLE "contact_messages" (
  "id" UUID NOT NULL,
  "source" TEXT NOT NULL,
  "context" TEXT,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "message" TEXT,
  "fingerprint" TEXT NOT NULL,
  "consented_at" TIMESTAMPTZ(3) NOT NULL,
  "policy_version" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "contact_messages_fingerprint_created_at_idx" ON "contact_messages" ("fingerprint", "created_at");
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" ("created_at");

CREATE TABLE "newsletter_subscriptions" (
  "id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "seed" TEXT NOT NULL,
  "confirm_token_hash" TEXT NOT NULL,
  "unsubscribe_token_hash" TEXT NOT NULL,
  "consented_at" TIMESTAMPTZ(3) NOT NULL,
  "policy_version" TEXT NOT NULL,
  "requested_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "newsletter_subscriptions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "newsletter_subscriptions_email_lower_case" CHECK ("email" = lower("email"))
);
CREATE UNIQUE INDEX "newsletter_subscriptions_email_key" ON "newsletter_subscriptions" ("email");
CREATE UNIQUE INDEX "newsletter_subscriptions_confirm_token_hash_key" ON "newsletter_subscriptions" ("confirm_token_hash");
CREATE UNIQUE INDEX "newsletter_subscriptions_unsubscribe_token_hash_key" ON "newsletter_subscriptions" ("unsubscribe_token_hash");
CREATE INDEX "newsletter_subscriptions_unconfirmed" ON "newsletter_subscriptions" ("requested_at") WHERE "confirmed_at" IS NULL;

-- Columns and their order as rate-limiter-flexible writes them. Lost in a crash without harm, so not written ahead.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" TEXT NOT NULL,
  "points" INTEGER NOT NULL DEFAULT 0,
  "expire" BIGINT,
  CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");
