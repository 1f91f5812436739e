import { servedBy } from '../../(server)/_http/served-by';
import { deskApi } from '../desk-api';

const serve = servedBy(deskApi, 'desk_closed');

export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
