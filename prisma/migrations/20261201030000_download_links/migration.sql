-- Links to downloads carry the version of their order's link. Those that were mailed without one count as of the version in force now.
ALTER TABLE "downloads" ADD COLUMN "first_link_version" INTEGER NOT NULL DEFAULT 1;
UPDATE "downloads" SET "first_link_version" = "orders"."link_version"
    FROM "orders" WHERE "orders"."id" = "downloads"."order_id" AND "orders"."link_version" <> 1;
