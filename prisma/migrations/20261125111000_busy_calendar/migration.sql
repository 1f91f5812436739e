-- Other events of the firm's calendar, as they were read last. No titles: they may be private.
CREATE TABLE "busy_events" (
  "id" TEXT NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "busy_events_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "busy_events_range_forward" CHECK ("ends_at" > "starts_at")
);

-- One row: how the last readings went.
CREATE TABLE "busy_calendar" (
  "id" INTEGER NOT NULL,
  "read_at" TIMESTAMPTZ(3),
  "tried_at" TIMESTAMPTZ(3),
  "failing_since" TIMESTAMPTZ(3),
  CONSTRAINT "busy_calendar_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "busy_calendar_one_row" CHECK ("id" = 1)
);
