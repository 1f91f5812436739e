CREATE TYPE "letter_status" AS ENUM ('draft', 'scheduled', 'sending', 'stopped', 'sent');
CREATE TYPE "letter_delivery_status" AS ENUM ('waiting', 'sent', 'refused', 'unclear');

CREATE TABLE "letters" (
    "id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "teaser" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "letter_status" NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "scheduled_for" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    CONSTRAINT "letters_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "letters_scheduled_for_a_moment" CHECK ("status" <> 'scheduled' OR "scheduled_for" IS NOT NULL)
);

-- One row for each subscription that was confirmed when the letter began. Without the subscription it is a count.
CREATE TABLE "letter_deliveries" (
    "id" UUID NOT NULL,
    "letter_id" UUID NOT NULL,
    "subscription_id" UUID,
    "status" "letter_delivery_status" NOT NULL DEFAULT 'waiting',
    "first_tried_at" TIMESTAMPTZ(3),
    "tried_at" TIMESTAMPTZ(3),
    CONSTRAINT "letter_deliveries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "letter_deliveries_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "letter_deliveries_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "newsletter_subscriptions" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "letter_deliveries_letter_id_subscription_id_key" ON "letter_deliveries" ("letter_id", "subscription_id");
CREATE INDEX "letter_deliveries_subscription_id_idx" ON "letter_deliveries" ("subscription_id");
CREATE INDEX "letter_deliveries_tried_at_idx" ON "letter_deliveries" ("tried_at");

-- Everyone gets the same letter: once it is no draft, its contents stay, and once it has begun it is kept.
CREATE FUNCTION "letters_stay_as_sent"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF OLD.started_at IS NOT NULL THEN
            RAISE EXCEPTION 'a letter that was sent is kept';
        END IF;
        RETURN OLD;
    END IF;
    IF OLD.status <> 'draft' AND (NEW.subject, NEW.teaser, NEW.body) IS DISTINCT FROM (OLD.subject, OLD.teaser, OLD.body) THEN
        RAISE EXCEPTION 'only a draft is edited';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "letters_stay_as_sent" BEFORE UPDATE OR DELETE ON "letters"
    FOR EACH ROW EXECUTE FUNCTION "letters_stay_as_sent"();
