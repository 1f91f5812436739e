/** After this a confirmation is sent without the meeting link. */
export const MEETING_LINK_TIMEOUT_SECONDS = 60;
