-- What the team has to delete from its own mailbox after a deletion. A row is gone as soon as a person has said that it is done.
CREATE TABLE "mailbox_erasures" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3)[] NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "mailbox_erasures_pkey" PRIMARY KEY ("id")
);
