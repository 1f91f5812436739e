-- A code for the mailbox to which an open space is about to change. It proves nothing anywhere else.
ALTER TABLE "mail_codes"
    ADD COLUMN "for_space_id" UUID REFERENCES "spaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "mail_codes_for_space_id_idx" ON "mail_codes" ("for_space_id");
