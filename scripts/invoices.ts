import './without-server-only';
import { runMain } from './entry-point';
import { loadEnvFile } from './env-file';

/** Writes what buyers want on their invoices to standard output, as CSV. */
async function main(): Promise<void> {
  loadEnvFile();
  const { exportInvoiceRequests } = await import('@/lib/orders/invoice/export-invoice-requests');
  process.stdout.write(await exportInvoiceRequests());
  process.exit(0);
}

runMain(main());
