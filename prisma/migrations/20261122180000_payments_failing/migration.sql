-- How many calls to the payment provider failed in a row, for all servers together: of every kind under 'stripe', refused ones
-- under the name of the call.
CREATE TABLE "payment_failures" (
  "call" TEXT PRIMARY KEY,
  "failed" INTEGER NOT NULL DEFAULT 0,
  "since" TIMESTAMPTZ(3)
);
