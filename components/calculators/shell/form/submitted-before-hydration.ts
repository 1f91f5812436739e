/** Set on a form whose button was pressed while the scripts of its page were still waiting. */
export const SUBMITTED_BEFORE_HYDRATION = 'data-pressed-early';
