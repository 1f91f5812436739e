-- What a buyer can do after paying: change, cancel, withdraw, ask for an invoice.

-- `link_version` is part of the order page's signed link: a new number makes the old link useless.
ALTER TABLE "orders"
  ADD COLUMN "link_version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "notice_version" TEXT,
  ADD CONSTRAINT "orders_link_version_check" CHECK ("link_version" > 0);

-- Two numbers for each version of an appointment: without and with its meeting link.
ALTER TABLE "bookings"
  ADD COLUMN "ics_sequence" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "bookings_ics_sequence_check" CHECK ("ics_sequence" >= 0);

CREATE TABLE "booking_moves" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL REFERENCES "bookings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "from_starts_at" TIMESTAMPTZ(3) NOT NULL,
    "to_starts_at" TIMESTAMPTZ(3) NOT NULL,
    "moved_at" TIMESTAMPTZ(3) NOT NULL,
    "moved_by" TEXT NOT NULL,

    CONSTRAINT "booking_moves_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "booking_moves_moved_by_known" CHECK ("moved_by" IN ('buyer', 'staff'))
);

CREATE INDEX "booking_moves_booking_id_idx" ON "booking_moves" ("booking_id");

-- Statements as they were received. One of another person that the buyer has undone ('kept-by-buyer') bars no later one.
CREATE TABLE "withdrawals" (
    "id" UUID NOT NULL,
    "order_id" UUID REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "state" TEXT NOT NULL,
    "basis" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "contract" TEXT NOT NULL,
    "ack_email" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "execute_at" TIMESTAMPTZ(3) NOT NULL,
    "executed_at" TIMESTAMPTZ(3),
    "ack_sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "withdrawals_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "withdrawals_state_known" CHECK ("state" IN ('registered', 'unmatched', 'kept-by-buyer')),
    CONSTRAINT "withdrawals_basis_known" CHECK ("basis" IN ('law', 'guarantee', 'late', 'unknown')),
    CONSTRAINT "withdrawals_channel_known" CHECK ("channel" IN ('order-page', 'public', 'mail', 'phone')),
    CONSTRAINT "withdrawals_matched_has_order" CHECK (("state" = 'unmatched') = ("order_id" IS NULL))
);

CREATE UNIQUE INDEX "withdrawals_one_per_order" ON "withdrawals" ("order_id") WHERE "state" = 'registered';
CREATE INDEX "withdrawals_to_execute" ON "withdrawals" ("execute_at") WHERE "state" = 'registered' AND "executed_at" IS NULL;

-- Refunds as this site wants them and as Stripe knows them. Only lib/orders/refunds/settle-refunds.ts changes a status.
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "withdrawal_id" UUID REFERENCES "withdrawals" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    "kind" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "stripe_refund_id" TEXT,
    "failure_reason" TEXT,
    "pending_reason" TEXT,
    "told_failed_at" TIMESTAMPTZ(3),
    "told_late_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "refunds_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "refunds_kind_known" CHECK ("kind" IN ('withdrawal', 'guarantee', 'duplicate', 'staff', 'dashboard')),
    CONSTRAINT "refunds_status_known" CHECK ("status" IN ('requested', 'pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
    CONSTRAINT "refunds_known_to_stripe" CHECK ("status" IN ('requested', 'failed') OR "stripe_refund_id" IS NOT NULL)
);

CREATE UNIQUE INDEX "refunds_stripe_refund_id_key" ON "refunds" ("stripe_refund_id");
CREATE INDEX "refunds_order_id_idx" ON "refunds" ("order_id");
-- A pending refund that was made at Stripe must not bar ours.
CREATE UNIQUE INDEX "refunds_one_requested_per_order" ON "refunds" ("order_id") WHERE "status" = 'requested' AND "stripe_refund_id" IS NULL;
CREATE INDEX "refunds_unfinished" ON "refunds" ("updated_at") WHERE "status" IN ('requested', 'pending', 'requires_action');

-- E-mails about an appointment that were sent: of one version of it, one of each kind.
CREATE TABLE "reminders" (
    "booking_id" UUID NOT NULL REFERENCES "bookings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "sequence" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminders_pkey" PRIMARY KEY ("booking_id", "sequence", "kind"),
    CONSTRAINT "reminders_kind_known" CHECK ("kind" IN ('day-before', 'two-hours', 'day-after'))
);

-- What a buyer wants on the invoice, which the firm's own program issues.
CREATE TABLE "invoice_requests" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "name" TEXT NOT NULL,
    "tax_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_requests_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "invoice_requests_order_id_idx" ON "invoice_requests" ("order_id", "requested_at");
