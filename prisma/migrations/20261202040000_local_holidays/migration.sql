-- Holidays that the firm adds to those of the table. A removed one keeps its row: what was promised while it counted goes on counting it.
CREATE TABLE "local_holidays" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "local_holidays_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "local_holidays_name" CHECK (btrim("name") <> '' AND char_length("name") <= 80),
    CONSTRAINT "local_holidays_removed_later" CHECK ("removed_at" >= "added_at")
);

CREATE UNIQUE INDEX "local_holidays_one_a_day" ON "local_holidays" ("date") WHERE "removed_at" IS NULL;

CREATE FUNCTION "local_holidays_as_told"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND OLD."removed_at" IS NULL
        AND (NEW."id", NEW."date", NEW."name", NEW."added_at") = (OLD."id", OLD."date", OLD."name", OLD."added_at") THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'a holiday that was told is only removed, once' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER "local_holidays_as_told" BEFORE UPDATE OR DELETE ON "local_holidays"
    FOR EACH ROW EXECUTE FUNCTION "local_holidays_as_told"();
