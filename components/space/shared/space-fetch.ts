import { privateFetch } from '@/components/private/private-fetch';
import { askForKey, reportClosed } from './session-handler';

/** The JSON and the files below /api/space. */
export const { json: spaceFetch, file: spaceFile } = privateFetch({
  name: 'space',
  confirm: askForKey,
  closed: () => reportClosed('over'),
  lateFile: 'too_slow',
});
