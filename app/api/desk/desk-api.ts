import { Hono } from 'hono';
import { agenda } from './agenda';
import { deskKey } from './desk-key';
import { documents } from './documents';
import { entrance } from './entrance';
import { letters } from './letters';
import { log } from './log';
import { numbers } from './numbers';
import { orderActions } from './order-actions';
import { orders } from './orders';
import { people } from './people';
import { consultations, messages } from './questions';
import { services } from './services';
import { statements } from './statements';
import { today } from './today';

/** The routers of the desk. Clients are typed by one router each: the type of all together is slow to check. */
export const deskApi: Hono = new Hono().basePath('/api/desk');

deskApi.route('/', entrance);
deskApi.route('/', people);
deskApi.route('/', today);
deskApi.route('/agenda', agenda);
deskApi.route('/consultations', consultations);
deskApi.route('/desk-key', deskKey);
deskApi.route('/documents', documents);
deskApi.route('/letters', letters);
deskApi.route('/log', log);
deskApi.route('/messages', messages);
deskApi.route('/numbers', numbers);
deskApi.route('/orders', orders);
deskApi.route('/orders', orderActions);
deskApi.route('/services', services);
deskApi.route('/statements', statements);
