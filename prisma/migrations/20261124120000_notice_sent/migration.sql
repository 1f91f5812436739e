-- The legal period of an order whose withdrawal information came after its confirmation counts from that e-mail.
ALTER TABLE "orders" ADD COLUMN "notice_sent_at" TIMESTAMPTZ(3);
