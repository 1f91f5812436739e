-- E-mails about consultations and messages that have come back are dealt with by a person, as those about orders are.
ALTER TABLE "attended_occurrences"
    ADD COLUMN "consultation_id" UUID REFERENCES "consultations"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD COLUMN "message_id" UUID REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    DROP CONSTRAINT "attended_occurrences_about_one",
    ADD CONSTRAINT "attended_occurrences_about_one"
        CHECK (num_nonnulls("order_id", "booking_id", "withdrawal_id", "consultation_id", "message_id") = 1);
CREATE INDEX "attended_occurrences_consultation_id_idx" ON "attended_occurrences" ("consultation_id");
CREATE INDEX "attended_occurrences_message_id_idx" ON "attended_occurrences" ("message_id");
