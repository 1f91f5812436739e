-- The passkey that was last touched in a session: its public half alone can be told there. Null for a session from before, until its next
-- touch, and in a demonstration.
ALTER TABLE "desk_sessions" ADD COLUMN "key_id" UUID,
    ADD CONSTRAINT "desk_sessions_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "staff_keys"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "desk_sessions_key_id_idx" ON "desk_sessions"("key_id");
