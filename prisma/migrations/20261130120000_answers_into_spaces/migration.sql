-- Where its sender wants the answer; only what was sealed in a browser chooses.
ALTER TABLE "consultations"
    ADD COLUMN "reply_via" TEXT NOT NULL DEFAULT 'mail',
    ADD CONSTRAINT "consultations_reply_via_known" CHECK ("reply_via" IN ('mail', 'space'));

-- An answer into a private space is stored sealed from the beginning: for its owner and for the desk.
ALTER TABLE "answers"
    DROP CONSTRAINT "answers_via_known",
    DROP CONSTRAINT "answers_mail_has_text",
    ADD CONSTRAINT "answers_via_known" CHECK ("via" IN ('mail', 'elsewhere', 'space')),
    ADD CONSTRAINT "answers_has_its_words" CHECK (CASE "via"
        WHEN 'mail' THEN num_nonnulls("text", "sealed") = 1
        WHEN 'space' THEN "text" IS NULL AND "sealed" IS NOT NULL AND "consultation_id" IS NOT NULL
        ELSE num_nonnulls("text", "sealed") = 0
    END);
