/** Descriptions of pages that are not indexed. 50 to 170 characters, unique. */
export const orderPages = {
  '/payment-success':
    'El resumen de tu pago: lo que has contratado, el importe, tu cita si la hay y lo que pasa a partir de ahora.',
  '/payment-canceled':
    'El pago no ha terminado. Aquí te decimos si se ha cobrado algo y cómo volver a los servicios o escribirnos.',
  '/payment-success-popup':
    'El pago ha terminado en esta ventana. Puedes cerrarla y seguir en la página en la que estabas.',
  '/payment-canceled-popup':
    'El pago se ha cancelado en esta ventana. Ciérrala y sigue en la página en la que estabas.',
} as const;

export type OrderPagePath = keyof typeof orderPages;
