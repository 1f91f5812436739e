-- Links to free hours carry a version. Those that were mailed without one are of the first.
ALTER TABLE "bookings" ADD COLUMN "link_version" INTEGER NOT NULL DEFAULT 1;
