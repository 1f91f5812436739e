/** Key in sessionStorage under which a calculator leaves its result for the consultation form: `{"text": "…"}`. */
export const CARRIED_RESULT = 'consulta:resultado';

/** The same for the notes of a booking. */
export const CARRIED_NOTE = 'reserva:resultado';
