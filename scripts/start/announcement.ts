import type { LocalSetup } from './environment';

type Started = {
  port: number;
  sandboxPort: number;
  dataDir: string;
  simulated: LocalSetup['simulated'];
  ownDatabase: boolean;
  /** The printed key of the demonstration desk. */
  deskKey: string | null;
};

/** The lines printed after the start. */
export function announcement({ port, sandboxPort, dataDir, simulated, ownDatabase, deskKey }: Started): string[] {
  const providers = {
    Stripe: '  Payments  simulated, no card is ever charged: pay with 4242 4242 4242 4242',
    Resend: `  E-mail    simulated, none leaves this machine: read it at http://127.0.0.1:${sandboxPort}/`,
    Google: '  Calendar  simulated',
  };
  return [
    '',
    `El Sofá Del Dinero is ready:  http://localhost:${port}`,
    '',
    ownDatabase ? `  Database  embedded PostgreSQL, its data in ${dataDir}` : '  Database  yours (DATABASE_URL)',
    ...simulated.map((name) => providers[name]),
    deskKey
      ? `  Desk      http://localhost:${port}/mesa, a demonstration: enter with its printed key ${deskKey}`
      : `  Desk      http://localhost:${port}/mesa, entered with: npm run desk -- invite "Your name" you@example.com`,
    '',
    'Ctrl-C stops everything. The data stays.',
    '',
  ];
}
