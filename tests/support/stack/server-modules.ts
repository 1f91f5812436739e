import { register } from 'node:module';

// `server-only` exists to break a build that would ship a module to browsers, and throws outside of Next. Here it means nothing.
const hooks = `export function resolve(specifier, context, next) {
  const empty = { url: 'data:text/javascript,', shortCircuit: true };
  return specifier === 'server-only' ? empty : next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
