CREATE TYPE "product_category" AS ENUM ('educacion', 'consultoria', 'hipotecas', 'familia');
CREATE TYPE "price_type" AS ENUM ('fixed', 'range');
CREATE TYPE "product_status" AS ENUM ('active', 'inactive');
CREATE TYPE "payment_status" AS ENUM ('unpaid', 'processing', 'paid', 'refunded');
CREATE TYPE "order_status" AS ENUM ('pending', 'confirmed', 'expired', 'cancelled', 'failed', 'needs_attention', 'refunded');
CREATE TYPE "booking_status" AS ENUM ('held', 'pending', 'confirmed', 'released', 'expired', 'cancelled');

CREATE TABLE "products" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "category" "product_category" NOT NULL,
  "price" INTEGER NOT NULL,
  "price_max" INTEGER,
  "price_type" "price_type" NOT NULL DEFAULT 'fixed',
  "features" TEXT[] NOT NULL,
  "requires_booking" BOOLEAN NOT NULL DEFAULT false,
  "booking_duration" INTEGER NOT NULL DEFAULT 60,
  "status" "product_status" NOT NULL DEFAULT 'active',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "products_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "products_price_positive" CHECK ("price" > 0),
  CONSTRAINT "products_range_has_maximum" CHECK (("price_type" = 'range') = ("price_max" IS NOT NULL) AND ("price_max" IS NULL OR "price_max" > "price")),
  CONSTRAINT "products_duration_positive" CHECK ("booking_duration" BETWEEN 15 AND 540)
);
CREATE UNIQUE INDEX "products_slug_key" ON "products" ("slug");

CREATE TABLE "users" (
  "id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "full_name" TEXT NOT NULL,
  "phone" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "users_email_key" ON "users" ("email");

CREATE TABLE "orders" (
  "id" UUID NOT NULL,
  "product_id" UUID NOT NULL REFERENCES "products" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "user_id" UUID REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "customer_name" TEXT NOT NULL,
  "customer_email" TEXT NOT NULL,
  "customer_phone" TEXT,
  "total_amount" INTEGER NOT NULL,
  "currency" TEXT NOT NULL DEFAULT 'eur',
  "payment_status" "payment_status" NOT NULL DEFAULT 'unpaid',
  "status" "order_status" NOT NULL DEFAULT 'pending',
  "attention_reason" TEXT,
  "stripe_session_id" TEXT,
  "stripe_payment_intent_id" TEXT,
  "checkout_url" TEXT,
  "checkout_expires_at" TIMESTAMPTZ(3) NOT NULL,
  "idempotency_key_hash" TEXT,
  "request_fingerprint" TEXT,
  "webhook_processed" BOOLEAN NOT NULL DEFAULT false,
  "amount_refunded" INTEGER NOT NULL DEFAULT 0,
  "paid_at" TIMESTAMPTZ(3),
  "confirmation_sent_at" TIMESTAMPTZ(3),
  "meeting_link_sent_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "orders_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "orders_total_positive" CHECK ("total_amount" > 0),
  CONSTRAINT "orders_refund_within_total" CHECK ("amount_refunded" BETWEEN 0 AND "total_amount")
);
CREATE UNIQUE INDEX "orders_stripe_session_id_key" ON "orders" ("stripe_session_id");
CREATE UNIQUE INDEX "orders_idempotency_key_hash_key" ON "orders" ("idempotency_key_hash");
CREATE INDEX "orders_status_checkout_expires_at_idx" ON "orders" ("status", "checkout_expires_at");

CREATE TABLE "bookings" (
  "id" UUID NOT NULL,
  "order_id" UUID REFERENCES "orders" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "product_id" UUID NOT NULL REFERENCES "products" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "status" "booking_status" NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "booking_date" DATE NOT NULL GENERATED ALWAYS AS (("starts_at" AT TIME ZONE 'Europe/Madrid')::date) STORED,
  "booking_time" TIME(0) NOT NULL GENERATED ALWAYS AS (("starts_at" AT TIME ZONE 'Europe/Madrid')::time) STORED,
  "duration" INTEGER NOT NULL,
  "booking_type" TEXT,
  "notes" TEXT,
  "customer_name" TEXT,
  "customer_email" TEXT,
  "customer_phone" TEXT,
  "hold_token_hash" TEXT,
  "expires_at" TIMESTAMPTZ(3),
  "google_event_id" TEXT,
  "google_meet_link" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "bookings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "bookings_range_forward" CHECK ("ends_at" > "starts_at"),
  CONSTRAINT "bookings_type_known" CHECK ("booking_type" IN ('online', 'in-person')),
  CONSTRAINT "bookings_claim_ends" CHECK ("status" NOT IN ('held', 'pending') OR "expires_at" IS NOT NULL),
  CONSTRAINT "bookings_paid_claim_has_order" CHECK ("status" NOT IN ('pending', 'confirmed') OR "order_id" IS NOT NULL),
  -- There is one consultant: no two live claims on her time may overlap.
  CONSTRAINT "bookings_no_overlap" EXCLUDE USING gist (tstzrange("starts_at", "ends_at", '[)') WITH &&)
    WHERE ("status" IN ('held', 'pending', 'confirmed'))
);
CREATE UNIQUE INDEX "bookings_hold_token_hash_key" ON "bookings" ("hold_token_hash");
CREATE UNIQUE INDEX "bookings_one_live_per_order" ON "bookings" ("order_id") WHERE "status" IN ('held', 'pending', 'confirmed');
CREATE INDEX "bookings_order_id_idx" ON "bookings" ("order_id");
CREATE INDEX "bookings_open_claims_expire" ON "bookings" ("expires_at") WHERE "status" IN ('held', 'pending');

CREATE TABLE "stripe_events" (
  "id" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);
