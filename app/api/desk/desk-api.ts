import { Hono } from 'hono';
import { letters } from './letters';

/** The routers of the desk. Clients are typed by one router each: the type of all together is slow to check. */
export const deskApi: Hono = new Hono().basePath('/api/desk');

deskApi.route('/letters', letters);
