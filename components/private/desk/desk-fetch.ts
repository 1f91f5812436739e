import { privateFetch } from '../private-fetch';
import { askToConfirm, reportClosed } from './session-handler';

/** The JSON and the files below /api/desk. */
export const { json: deskFetch, file: deskFile } = privateFetch({
  name: 'desk',
  confirm: askToConfirm,
  async isStillOpen(ask) {
    const response = await ask('/session');
    if (!response.ok) return false;
    const session: { staff: unknown } | null = await response.json().catch(() => null);
    return Boolean(session?.staff);
  },
  closed: reportClosed,
  lateFile: 'unreachable',
});
