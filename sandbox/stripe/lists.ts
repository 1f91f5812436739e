import { invalid, noSuch } from './errors';
import { child, type Form, integer, text } from './form';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

type Listed = {
  id: string;
  created: number;
};

/** Stripe's list object without its members' details. */
type Page<T> = {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
};

/** Newest first, as Stripe lists. `records` are in order of creation. */
export function page<T extends Listed, R>(
  kind: { name: string; url: string },
  records: T[],
  form: Form,
  present: (record: T) => R,
): Page<R> {
  const inTime = createdWithin(form);
  const after = cursor(kind.name, records, form, 'starting_after');
  const before = cursor(kind.name, records, form, 'ending_before');
  const rest = records
    .filter(
      (record) =>
        inTime(record.created) && (!after || after.older.has(record)) && (!before || before.newer.has(record)),
    )
    .reverse();
  const limit = readLimit(form);
  const data = before ? rest.slice(-limit) : rest.slice(0, limit);
  return { object: 'list', url: kind.url, has_more: rest.length > data.length, data: data.map(present) };
}

/** The records older and newer than the one named by the parameter. */
function cursor<T extends Listed>(name: string, records: T[], form: Form, param: string) {
  const id = text(form, param);
  if (id === null) return null;
  const index = records.findIndex((record) => record.id === id);
  if (index < 0) throw noSuch(name, id, param);
  return { older: new Set(records.slice(0, index)), newer: new Set(records.slice(index + 1)) };
}

function readLimit(form: Form): number {
  const limit = integer(form, 'limit') ?? DEFAULT_LIMIT;
  const refused = (message: string) => invalid(message, { code: 'parameter_invalid_integer', param: 'limit' });
  if (limit < 1) throw refused('This value must be greater than or equal to 1.');
  if (limit > MAX_LIMIT) throw refused('This value must be less than or equal to 100.');
  return limit;
}

function createdWithin(form: Form): (created: number) => boolean {
  const exact = integer(form, 'created');
  if (exact !== null) return (created) => created === exact;
  const range = child(form, 'created');
  const bound = (name: string, otherwise: number) => integer(range, name, `created[${name}]`) ?? otherwise;
  const [gt, gte] = [bound('gt', -1), bound('gte', -1)];
  const [lt, lte] = [bound('lt', Number.MAX_SAFE_INTEGER), bound('lte', Number.MAX_SAFE_INTEGER)];
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
}
