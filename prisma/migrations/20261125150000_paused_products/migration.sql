-- Off sale for a while. A product of status inactive is off sale for good.
ALTER TABLE "products" ADD COLUMN "paused_at" TIMESTAMPTZ(3);
