/** Key in sessionStorage under which a calculator leaves its result for the consultation form: `{"text": "…"}`. */
export const CARRIED_RESULT = 'consulta:resultado';
