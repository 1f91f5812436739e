import { Hono } from 'hono';
import { entries } from './entries';
import { items } from './items';
import { ownData } from './own-data';
import { ownSpace } from './own-space';

/** The routers of a space. Clients are typed by one router each: the type of all together is slow to check. */
export const spaceApi: Hono = new Hono().basePath('/api/space');

spaceApi.route('/', ownSpace).route('/', entries).route('/', ownData).route('/items', items);
