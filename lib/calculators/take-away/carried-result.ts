/** Key in sessionStorage under which a calculator leaves its result for the consultation form: `{"text": "…"}`. */
export const CARRIED_RESULT = 'consulta:resultado';

/** Key under which a result is carried into the notes of a booking. */
export const CARRIED_NOTE = 'reserva:resultado';
