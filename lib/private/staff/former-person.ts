/** Stands where the name of a person stood who has left so long ago that the log no longer names them. */
export const FORMER_PERSON = 'Una persona que ya no está';
