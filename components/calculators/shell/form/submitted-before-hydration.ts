/** Set by the hydration loader on a form that is submitted before hydration. */
export const SUBMITTED_BEFORE_HYDRATION = 'data-submitted-before-hydration';
