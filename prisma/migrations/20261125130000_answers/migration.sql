-- What the firm answered to a consultation or a message, written at the desk or given by other means. Deleted with its question.
CREATE TABLE "answers" (
    "id" UUID NOT NULL,
    "consultation_id" UUID REFERENCES "consultations" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "message_id" UUID REFERENCES "contact_messages" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    -- The browser's own name for one attempt: what is sent twice is one answer.
    "attempt_key" UUID NOT NULL,
    "via" TEXT NOT NULL,
    "text" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by_id" UUID NOT NULL,
    "by_name" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "refused_at" TIMESTAMPTZ(3),
    CONSTRAINT "answers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "answers_one_question" CHECK (num_nonnulls("consultation_id", "message_id") = 1),
    CONSTRAINT "answers_via_known" CHECK ("via" IN ('mail', 'elsewhere')),
    CONSTRAINT "answers_mail_has_text" CHECK (("via" = 'mail') = ("text" IS NOT NULL)),
    CONSTRAINT "answers_one_end" CHECK (num_nonnulls("sent_at", "refused_at") <= 1),
    CONSTRAINT "answers_only_mail_ends" CHECK ("via" = 'mail' OR num_nonnulls("sent_at", "refused_at") = 0)
);
CREATE UNIQUE INDEX "answers_attempt_key_key" ON "answers" ("attempt_key");
CREATE INDEX "answers_consultation_id_idx" ON "answers" ("consultation_id");
CREATE INDEX "answers_message_id_idx" ON "answers" ("message_id");
