-- What a person has dealt with, one row for each occurrence (a refund that failed, an e-mail that came back): a later occurrence has
-- no row, so it is shown. It goes with what it is about.
CREATE TABLE "attended_occurrences" (
    "need" TEXT NOT NULL,
    "occurrence" TEXT NOT NULL,
    "order_id" UUID REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "booking_id" UUID REFERENCES "bookings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "withdrawal_id" UUID REFERENCES "withdrawals" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "attended_occurrences_pkey" PRIMARY KEY ("need", "occurrence"),
    CONSTRAINT "attended_occurrences_about_one" CHECK (num_nonnulls("order_id", "booking_id", "withdrawal_id") = 1)
);
CREATE INDEX "attended_occurrences_order_id_idx" ON "attended_occurrences" ("order_id");
CREATE INDEX "attended_occurrences_booking_id_idx" ON "attended_occurrences" ("booking_id");
CREATE INDEX "attended_occurrences_withdrawal_id_idx" ON "attended_occurrences" ("withdrawal_id");

-- A payment that its cardholder disputes, as Stripe knows it.
CREATE TABLE "disputes" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "stripe_dispute_id" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "is_refundable" BOOLEAN NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "disputes_stripe_dispute_id_key" ON "disputes" ("stripe_dispute_id");
CREATE INDEX "disputes_order_id_idx" ON "disputes" ("order_id");
CREATE INDEX "disputes_open" ON "disputes" ("order_id") WHERE "closed_at" IS NULL;
