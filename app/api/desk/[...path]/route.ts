import { servedBy } from '../../(server)/_http/served-by';
import { deskApi } from '../desk-api';

const handle = servedBy(deskApi, 'desk_closed');

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
