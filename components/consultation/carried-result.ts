/** Where a calculator leaves, in the storage of this tab, what its visitor wants to ask about: `{"text": "…"}`. */
export const CARRIED_RESULT = 'consulta:resultado';
