-- A link that was asked for anew is readable as long again as the first one. When an appointment was cancelled is part of what its buyer sees.
ALTER TABLE "orders" ADD COLUMN "link_renewed_at" TIMESTAMPTZ(3);
ALTER TABLE "bookings" ADD COLUMN "cancelled_at" TIMESTAMPTZ(3);
