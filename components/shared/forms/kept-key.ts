/** Under which the tab keeps what was typed into the form with this id, on this page. */
export const keptKey = (id: string) => `formulario:${window.location.pathname}#${id}`;
