import type { Sandbox } from '../sandbox';
import { invalid } from './errors';
import { type Form, texts } from './form';
import { chargeObject, lineItemObject, paymentIntentObject } from './objects';

type Loader = (sandbox: Sandbox, id: string) => object | null;

/** The properties that can be expanded, with the loader of each object. */
const LOADERS: Record<string, Loader> = {
  payment_intent: (sandbox, id) => present(sandbox.state.get('payments', id), paymentIntentObject),
  latest_charge: (sandbox, id) => chargeById(sandbox, id),
  charge: (sandbox, id) => chargeById(sandbox, id),
  line_items: (sandbox, id) => lineItems(sandbox, id),
};

/** Replaces ids by their objects for each `expand[]=a.b`; `data.` reaches into a list. Throws Stripe's refusal. */
export function expanded(sandbox: Sandbox, object: object, form: Form): object {
  return texts(form, 'expand').reduce<object>(
    (result, path) => expandPath(sandbox, result, path.split('.'), path),
    object,
  );
}

export function lineItems(sandbox: Sandbox, sessionId: string): object | null {
  const session = sandbox.state.get('sessions', sessionId);
  if (!session) return null;
  const data = session.lineItems.map((item) => lineItemObject(item, session));
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${sessionId}/line_items` };
}

function expandPath(sandbox: Sandbox, object: object, [name = '', ...rest]: string[], path: string): object {
  const values = new Map<string, unknown>(Object.entries(object));
  const current = values.get(name);
  if (name === 'data' && Array.isArray(current)) {
    return { ...object, data: current.map((member: object) => expandPath(sandbox, member, rest, path)) };
  }
  const loader = LOADERS[name];
  const expandable = name === 'line_items' ? values.get('object') === 'checkout.session' : values.has(name);
  if (!loader || !expandable) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  // Line items are found by the session's own id.
  const id = name === 'line_items' ? values.get('id') : current;
  const loaded = typeof id === 'string' ? loader(sandbox, id) : current;
  if (loaded === null || typeof loaded !== 'object') return object;
  return { ...object, [name]: rest.length > 0 ? expandPath(sandbox, loaded, rest, path) : loaded };
}

function chargeById(sandbox: Sandbox, id: string): object | null {
  return present(
    sandbox.state.all('payments').find((payment) => payment.chargeId === id),
    chargeObject,
  );
}

function present<T>(record: T | undefined, as: (record: T) => object): object | null {
  return record === undefined ? null : as(record);
}
