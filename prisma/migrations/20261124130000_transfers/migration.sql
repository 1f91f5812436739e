-- A transfer that staff have made is no refund at Stripe.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_known_to_stripe";
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_known_to_stripe"
    CHECK ("status" IN ('requested', 'failed') OR "stripe_refund_id" IS NOT NULL OR "kind" = 'staff');
