import { servedBy } from '../../(server)/_http/served-by';
import { spaceApi } from '../space-api';

const handle = servedBy(spaceApi, 'space_closed');

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
