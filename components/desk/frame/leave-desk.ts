import { deskFetch } from '../shared/desk-fetch';

/** Ends the session at the server, then loads the entry anew: nothing that was read stays in memory. */
export async function leaveDesk(): Promise<void> {
  await deskFetch('/session/end', { body: {} });
  location.assign('/mesa');
}
