CREATE TABLE "consultations" (
  "id" UUID NOT NULL,
  "submission_hash" TEXT NOT NULL,
  "first_name" TEXT NOT NULL,
  "last_name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "age" INTEGER NOT NULL,
  "personal_situation" TEXT NOT NULL,
  "employment_status" TEXT NOT NULL,
  "monthly_income" INTEGER,
  "housing_status" TEXT NOT NULL,
  "monthly_rent" INTEGER,
  "current_debts" INTEGER,
  "monthly_debt_payment" INTEGER,
  "current_savings" INTEGER,
  "tipo_productos_ahorros" TEXT,
  "consultation_reason" TEXT NOT NULL,
  "specific_question" TEXT NOT NULL,
  "consented_at" TIMESTAMPTZ(3) NOT NULL,
  "policy_version" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "consultations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "consultations_age_adult" CHECK ("age" BETWEEN 18 AND 100)
);
CREATE UNIQUE INDEX "consultations_submission_hash_key" ON "consultations" ("submission_hash");
CREATE INDEX "consultations_created_at_idx" ON "consultations" ("created_at");

CREATE TABLE "consultation_files" (
  "id" UUID NOT NULL,
  "consultation_id" UUID NOT NULL REFERENCES "consultations" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "content_type" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "scanned" BOOLEAN NOT NULL,
  CONSTRAINT "consultation_files_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "consultation_files_consultation_id_position_key" ON "consultation_files" ("consultation_id", "position");

CREATE TABLE "consultation_file_parts" (
  "file_id" UUID NOT NULL REFERENCES "consultation_files" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "position" INTEGER NOT NULL,
  "content" BYTEA NOT NULL,
  CONSTRAINT "consultation_file_parts_pkey" PRIMARY KEY ("file_id", "position")
);
-- Documents and pictures are compressed already.
ALTER TABLE "consultation_file_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;

CREATE TABLE "refused_consultations" (
  "token_hash" TEXT NOT NULL,
  "sealed" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "refused_consultations_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "refused_consultations_created_at_idx" ON "refused_consultations" ("created_at");
