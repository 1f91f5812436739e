import { register } from 'node:module';
import { runMain } from './entry-point';
import { loadEnvFile } from './env-file';

// `server-only` throws outside of Next's bundles; here it resolves to an empty module.
const hooks = `export function resolve(specifier, context, next) {
  const empty = { url: 'data:text/javascript,', shortCircuit: true };
  return specifier === 'server-only' ? empty : next(specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);

/** Writes what buyers want on their invoices to standard output, as CSV. */
async function main(): Promise<void> {
  loadEnvFile();
  const { exportInvoiceRequests } = await import('@/lib/orders/invoice/export-invoice-requests');
  process.stdout.write(await exportInvoiceRequests());
  process.exit(0);
}

runMain(main());
