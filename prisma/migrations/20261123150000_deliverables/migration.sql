-- What a buyer receives in the end, and within how many working days of the appointment or, without one, of the payment.
-- Without a number of days it consists of the product's files, which are there at once.
ALTER TABLE "products" ADD COLUMN "delivered" TEXT, ADD COLUMN "delivery_days" INTEGER;
ALTER TABLE "products" ADD CONSTRAINT "products_delivery_days_check" CHECK ("delivery_days" > 0);

-- The files of a product, in the folder of that name beside the server.
CREATE TABLE "deliverables" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "file" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deliverables_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "deliverables_product_id_file_key" ON "deliverables"("product_id", "file");

-- What a paid order may download, until when, and how often it has.
CREATE TABLE "downloads" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "deliverable_id" UUID NOT NULL REFERENCES "deliverables" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    "valid_until" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "download_count" INTEGER NOT NULL DEFAULT 0,
    "last_downloaded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "downloads_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "downloads_download_count_check" CHECK ("download_count" >= 0)
);

CREATE UNIQUE INDEX "downloads_order_id_deliverable_id_key" ON "downloads"("order_id", "deliverable_id");
CREATE INDEX "downloads_valid_until_idx" ON "downloads"("valid_until") WHERE "download_count" > 0;

-- A catalogue that is already there: what was never edited gets its new words, and the workbook its file.
UPDATE "products" SET "delivered" = 'Tu plan por escrito', "delivery_days" = 2 WHERE "slug" = 'sesion-consultoria-mi-primera-vivienda';
UPDATE "products" SET "delivered" = 'El resumen por escrito', "delivery_days" = 2 WHERE "slug" = 'consultoria-financiera-personalizada';
UPDATE "products" SET "delivered" = 'Tus cifras y el calendario de revisión', "delivery_days" = 2 WHERE "slug" = 'planificacion-jubilacion';
UPDATE "products" SET "delivered" = 'El plan de tu familia por escrito', "delivery_days" = 5 WHERE "slug" = 'plan-financiero-familiar';
UPDATE "products" SET "delivered" = 'Cuaderno en PDF' WHERE "slug" = 'reset-financiero-21-dias';

UPDATE "products" SET "description" = 'Un cuaderno en PDF, con una tarea corta al día. Lo descargas al pagar y en tres semanas sabes en qué se va tu dinero y tienes un presupuesto que se sostiene.'
WHERE "slug" = 'reset-financiero-21-dias' AND "description" = 'Un cuaderno de trabajo con una tarea corta al día. En tres semanas sabes en qué se va tu dinero y tienes un presupuesto que se sostiene.';

UPDATE "products" SET "features" = ARRAY['21 tareas de unos 15 minutos', 'Plantillas para tu presupuesto', 'Método para ordenar tus deudas', 'Para imprimir o leer en pantalla, a tu ritmo']
WHERE "slug" = 'reset-financiero-21-dias' AND "features" = ARRAY['21 tareas de unos 15 minutos', 'Plantillas para tu presupuesto', 'Método para ordenar tus deudas', 'A tu ritmo, sin cita'];

INSERT INTO "deliverables" ("id", "product_id", "file", "title")
SELECT gen_random_uuid(), "id", 'reset-financiero-21-dias.pdf', 'Cuaderno «Reset financiero en 21 días»'
FROM "products" WHERE "slug" = 'reset-financiero-21-dias';

-- Orders of the workbook that were paid before it had a file, for a year from now.
INSERT INTO "downloads" ("id", "order_id", "deliverable_id", "valid_until")
SELECT gen_random_uuid(), o."id", d."id", CURRENT_TIMESTAMP + interval '1 year'
FROM "orders" o JOIN "deliverables" d ON d."product_id" = o."product_id"
WHERE o."status" = 'confirmed';
