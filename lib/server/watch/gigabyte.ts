/** Bytes. */
export const GIGABYTE = 1024 ** 3;
