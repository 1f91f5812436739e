-- The seed leaves existing products alone. A text that somebody has edited stays as it is.
UPDATE products SET name = 'Planificación de la jubilación: sesión de una hora'
WHERE slug = 'planificacion-jubilacion' AND name = 'Planificación de la jubilación';

UPDATE products
SET description = 'Una hora con una persona que mira tus cuentas contigo. Eliges el tema: ahorro, deudas, cómo funciona la inversión o una decisión que no te deja dormir.'
WHERE slug = 'consultoria-financiera-personalizada'
  AND description = 'Una hora con una persona que mira tus cuentas contigo. Eliges el tema: ahorro, deudas, inversión o una decisión que no te deja dormir.';
