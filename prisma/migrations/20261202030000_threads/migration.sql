-- The question beside an answer: sealed by the browser of the desk that has opened it, for the space of its sender.
ALTER TABLE "answers"
    ADD COLUMN "question" BYTEA,
    ADD CONSTRAINT "answers_question_of_sealed" CHECK ("question" IS NULL OR ("consultation_id" IS NOT NULL AND "via" <> 'elsewhere'));
ALTER TABLE "answers" ALTER COLUMN "question" SET STORAGE EXTERNAL;

-- A reply from a private space is a consultation of its own, sealed like any other, and names the question that began its thread.
-- Without a foreign key: that may be a consultation or a message, and its reference stays when its time has come.
ALTER TABLE "consultations"
    ADD COLUMN "thread_id" UUID,
    ADD CONSTRAINT "consultations_reply_is_sealed" CHECK ("thread_id" IS NULL
        OR ("desk_epoch" IS NOT NULL AND "reply_via" = 'space' AND "thread_id" <> "id"));
CREATE INDEX "consultations_thread_id_idx" ON "consultations" ("thread_id");
