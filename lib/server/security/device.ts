/** Where a session is opened from. */
export type Device = {
  /** What its person reads in a list, such as "Firefox, Windows". */
  name: string;
  /** Keyed hash of the visitor's address. */
  networkHash: string;
};
