-- Whether a request that makes a space is the one that has made it: only the ticket that it was made with says so, while it lives.
ALTER TABLE "spaces" ADD COLUMN "creation_ticket_hash" TEXT;
