/** Event of the window: React has taken over the page, or has drawn it anew. */
export const HYDRATED = 'hydrated';
