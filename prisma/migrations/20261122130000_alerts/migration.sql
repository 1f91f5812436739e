-- What the watcher has seen. A row is deleted thirty days after it is over.
CREATE TABLE "alerts" (
  "id" UUID PRIMARY KEY,
  "kind" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "figures" JSONB NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  "told_at" TIMESTAMPTZ(3),
  "over_at" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "alerts_one_open" ON "alerts" ("kind", "key") WHERE "over_at" IS NULL;

-- What staff are told, and which channels have not accepted it yet. Written in the transaction that changes the alerts.
CREATE TABLE "alert_messages" (
  "id" UUID PRIMARY KEY,
  "items" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "alert_messages_created_at_idx" ON "alert_messages" ("created_at");

CREATE TABLE "alert_deliveries" (
  "message_id" UUID NOT NULL REFERENCES "alert_messages" ("id") ON DELETE CASCADE,
  "channel" TEXT NOT NULL,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "tried_at" TIMESTAMPTZ(3),
  "delivered_at" TIMESTAMPTZ(3),
  PRIMARY KEY ("message_id", "channel")
);
CREATE INDEX "alert_deliveries_waiting" ON "alert_deliveries" ("channel") WHERE "delivered_at" IS NULL;

-- When each job of the schedule last finished without a fault.
CREATE TABLE "sweep_runs" (
  "task" TEXT PRIMARY KEY,
  "finished_at" TIMESTAMPTZ(3) NOT NULL
);

-- How often something failed in a row, for all servers together, by kind of alert: calls to the payment provider (of every kind
-- under the key 'stripe', refused ones under the name of the call) and signatures of a webhook endpoint.
CREATE TABLE "failures_in_a_row" (
  "kind" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "failed" INTEGER NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("kind", "key")
);

-- Read each minute: the few orders that are paid and not confirmed, among all.
CREATE INDEX "orders_unconfirmed" ON "orders" ("id")
  WHERE ("payment_status" = 'paid' OR "attention_reason" IS NOT NULL)
    AND "payment_status" <> 'refunded' AND "status" NOT IN ('confirmed', 'refunded');
