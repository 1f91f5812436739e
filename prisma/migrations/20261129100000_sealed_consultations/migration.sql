-- A consultation says what it says in its columns, or in what its sender's device has sealed for the key of the desk: then they are empty.
-- A server of the release before this one cannot read a sealed one: nothing is sealed before PRIVATE_SPACE is switched on.
ALTER TABLE "consultations"
    ALTER COLUMN "first_name" DROP NOT NULL,
    ALTER COLUMN "last_name" DROP NOT NULL,
    ALTER COLUMN "phone" DROP NOT NULL,
    ALTER COLUMN "age" DROP NOT NULL,
    ALTER COLUMN "personal_situation" DROP NOT NULL,
    ALTER COLUMN "employment_status" DROP NOT NULL,
    ALTER COLUMN "housing_status" DROP NOT NULL,
    ALTER COLUMN "consultation_reason" DROP NOT NULL,
    ALTER COLUMN "specific_question" DROP NOT NULL,
    ADD COLUMN "desk_epoch" INTEGER REFERENCES "desk_keys"("epoch") ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT "consultations_plain_or_sealed" CHECK (CASE WHEN "desk_epoch" IS NULL
        THEN num_nulls("first_name", "last_name", "phone", "age", "personal_situation", "employment_status", "housing_status",
            "consultation_reason", "specific_question") = 0
        ELSE num_nonnulls("first_name", "last_name", "phone", "age", "personal_situation", "employment_status", "housing_status",
            "consultation_reason", "specific_question", "monthly_income", "monthly_rent", "current_debts", "monthly_debt_payment",
            "current_savings", "tipo_productos_ahorros") = 0
        END);
CREATE INDEX "consultations_desk_epoch_idx" ON "consultations" ("desk_epoch");

CREATE TABLE "sealed_heads" (
    "consultation_id" UUID PRIMARY KEY REFERENCES "consultations"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "content" BYTEA NOT NULL
);
-- What is sealed cannot be compressed.
ALTER TABLE "sealed_heads" ALTER COLUMN "content" SET STORAGE EXTERNAL;

-- A sealed one is found by its mailbox.
DROP INDEX "consultations_desk_search";
CREATE INDEX "consultations_desk_search" ON "consultations"
    USING gin (desk_search_text(coalesce("first_name" || ' ' || "last_name", ''), "email") gin_trgm_ops);

-- An answer that has left is kept sealed: its text is read at the desk alone.
ALTER TABLE "answers"
    ADD COLUMN "sealed" BYTEA,
    ADD COLUMN "desk_epoch" INTEGER REFERENCES "desk_keys"("epoch") ON DELETE RESTRICT ON UPDATE CASCADE,
    DROP CONSTRAINT "answers_mail_has_text",
    ADD CONSTRAINT "answers_mail_has_text"
        CHECK (num_nonnulls("text", "sealed") = CASE WHEN "via" = 'mail' THEN 1 ELSE 0 END),
    ADD CONSTRAINT "answers_sealed_for_an_epoch" CHECK (("sealed" IS NULL) = ("desk_epoch" IS NULL));
ALTER TABLE "answers" ALTER COLUMN "sealed" SET STORAGE EXTERNAL;
CREATE INDEX "answers_desk_epoch_idx" ON "answers" ("desk_epoch");
-- What is to be sealed.
CREATE INDEX "answers_sent_in_words" ON "answers" ("sent_at") WHERE "text" IS NOT NULL AND "sent_at" IS NOT NULL;
