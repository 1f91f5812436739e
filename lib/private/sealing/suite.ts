/** How what is in a space is sealed: age with X25519 (seal.ts). Another way will have another name, so that both can be told apart. */
export const SUITE = 'age-x25519';
