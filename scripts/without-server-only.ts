import { register } from 'node:module';

// Imported by programs before they import the product: `server-only` throws outside of Next's bundles, and is an empty module after this.
const hooks = `export function resolve(specifier, context, next) {
  const empty = { url: 'data:text/javascript,', shortCircuit: true };
  return specifier === 'server-only' ? empty : next(specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
