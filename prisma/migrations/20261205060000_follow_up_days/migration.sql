-- Days after its appointment from which a session that is part of a service is due.
ALTER TABLE "products" ADD COLUMN "follow_up_days" INTEGER;
UPDATE "products" SET "follow_up_days" = 30 WHERE "slug" = 'plan-financiero-familiar';
