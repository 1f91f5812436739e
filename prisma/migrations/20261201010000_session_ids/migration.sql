-- A session keeps its id when its token is renewed. The default serves the release that is running meanwhile, too.
ALTER TABLE "desk_sessions" ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "desk_sessions_id_key" ON "desk_sessions" ("id");
ALTER TABLE "space_sessions" ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "space_sessions_id_key" ON "space_sessions" ("id");
