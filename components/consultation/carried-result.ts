/** Key of session storage under which a calculator stores its result for the form: `{"text": "…"}`. */
export const CARRIED_RESULT = 'consulta:resultado';
