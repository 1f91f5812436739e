/** In the folder of the files that are delivered. */
export const INFORMATION_PDF = 'derecho-de-desistimiento.pdf';
