/** The variables that have no default, so that modules of the server can be tried by themselves. */
export function configureServer(): void {
  Object.assign(process.env, {
    APP_ENV: 'test',
    APP_SECRET: 'a-secret-of-the-tests-and-of-nothing-else',
    DATABASE_URL: 'postgresql://localhost/sofa',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    RESEND_API_KEY: 're_x',
    RESEND_WEBHOOK_SECRET: 'whsec_b25seS1mb3ItdGVzdHM=',
    EMAIL_FROM: 'El Sofá Del Dinero <hola@example.com>',
    STAFF_EMAIL: 'equipo@example.com',
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    GOOGLE_REFRESH_TOKEN: 'c',
  });
}

/** The same for tests of what writes to the log. */
export function configureQuietServer(): void {
  configureServer();
  process.env.LOG_LEVEL = 'silent';
}
