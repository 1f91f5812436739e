-- Which e-mails were sent about what, and what became of them: no address, no content.
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "resend_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "mails_resend_id_key" ON "mails"("resend_id");
CREATE INDEX "mails_subject_subject_id_idx" ON "mails"("subject", "subject_id");
CREATE INDEX "mails_at_idx" ON "mails"("at");

-- Without a foreign key: an event may come before the row of its e-mail.
CREATE TABLE "mail_events" (
    "id" UUID NOT NULL,
    "event_id" TEXT NOT NULL,
    "resend_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_events_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_events_kind" CHECK ("kind" IN ('delivered', 'bounced', 'complained', 'delayed', 'failed'))
);
CREATE UNIQUE INDEX "mail_events_event_id_key" ON "mail_events"("event_id");
CREATE INDEX "mail_events_resend_id_idx" ON "mail_events"("resend_id");
CREATE INDEX "mail_events_received_at_idx" ON "mail_events"("received_at");
CREATE INDEX "mail_events_kind_at_idx" ON "mail_events"("kind", "at");

-- A record goes with what it is about, whichever path deletes that.
CREATE FUNCTION delete_mails_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    WITH deleted AS (
        DELETE FROM mails USING gone
        WHERE mails.subject = TG_ARGV[0] AND mails.subject_id = gone.id
        RETURNING mails.resend_id
    )
    DELETE FROM mail_events USING deleted WHERE mail_events.resend_id = deleted.resend_id;
    RETURN NULL;
END $$;
CREATE TRIGGER orders_delete_mails AFTER DELETE ON "orders" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION delete_mails_of_deleted('order');
CREATE TRIGGER bookings_delete_mails AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION delete_mails_of_deleted('booking');
CREATE TRIGGER withdrawals_delete_mails AFTER DELETE ON "withdrawals" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION delete_mails_of_deleted('withdrawal');
CREATE TRIGGER consultations_delete_mails AFTER DELETE ON "consultations" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION delete_mails_of_deleted('consultation');
CREATE TRIGGER contact_messages_delete_mails AFTER DELETE ON "contact_messages" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION delete_mails_of_deleted('message');
CREATE TRIGGER newsletter_subscriptions_delete_mails AFTER DELETE ON "newsletter_subscriptions" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION delete_mails_of_deleted('subscription');
