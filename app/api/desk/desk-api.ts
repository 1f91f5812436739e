import { Hono } from 'hono';
import { agenda } from './agenda';
import { documents } from './documents';
import { letters } from './letters';
import { orderActions } from './order-actions';
import { orders } from './orders';
import { consultations, messages } from './questions';
import { services } from './services';
import { statements } from './statements';

/** The routers of the desk. Clients are typed by one router each: the type of all together is slow to check. */
export const deskApi: Hono = new Hono().basePath('/api/desk');

deskApi.route('/agenda', agenda);
deskApi.route('/consultations', consultations);
deskApi.route('/documents', documents);
deskApi.route('/letters', letters);
deskApi.route('/messages', messages);
deskApi.route('/orders', orders);
deskApi.route('/orders', orderActions);
deskApi.route('/services', services);
deskApi.route('/statements', statements);
