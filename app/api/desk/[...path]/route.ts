import { servedBy } from '../../(server)/_http/served-by';
import { deskApi } from '../desk-api';

const on = servedBy(deskApi, 'desk_closed');

export { on as DELETE, on as GET, on as HEAD, on as OPTIONS, on as PATCH, on as POST, on as PUT };
