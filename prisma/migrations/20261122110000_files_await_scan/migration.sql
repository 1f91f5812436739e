ALTER TABLE "consultation_files"
  ADD COLUMN "awaits_scan" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "infected" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "consultation_files_awaits_scan_idx" ON "consultation_files" ("consultation_id") WHERE "awaits_scan";
