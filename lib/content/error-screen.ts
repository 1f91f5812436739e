/** Kept out of the message provider: an error boundary must speak also when the providers around it have failed. */
export const errorScreen = {
  title: 'Algo se ha caído entre los cojines.',
  text: 'Ha fallado algo por nuestra parte. Vuelve a intentarlo y, si sigue igual, prueba de nuevo dentro de unos minutos.',
  retry: 'Volver a intentarlo',
  home: 'Ir al inicio',
} as const;
