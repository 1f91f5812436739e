/** Not in messages: an error boundary must work when the message provider has failed. */
export const errorScreen = {
  title: 'Algo se ha caído entre los cojines.',
  text: 'Ha fallado algo por nuestra parte. Vuelve a intentarlo y, si sigue igual, prueba de nuevo dentro de unos minutos.',
  retry: 'Volver a intentarlo',
  home: 'Ir al inicio',
} as const;

/** Shown in place of a part of a page. */
export const failedPart = {
  text: 'Esta parte de la página ha fallado. El resto sigue como estaba, con lo que has escrito.',
  retry: 'Volver a mostrarla',
} as const;
