/** All that a server in production needs, and nothing that it refuses. None of it works. */
export const PRODUCTION: Readonly<Record<string, string>> = {
  APP_SECRET: 'a-secret-of-at-least-32-characters',
  DATABASE_URL: 'postgresql://localhost/sofa',
  SITE_URL: 'https://sofa.test',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
  RESEND_API_KEY: 're_x',
  EMAIL_FROM: 'El Sofá <hola@sofa.test>',
  STAFF_EMAIL: 'equipo@sofa.test',
  GOOGLE_CLIENT_ID: 'a',
  GOOGLE_CLIENT_SECRET: 'b',
  GOOGLE_REFRESH_TOKEN: 'c',
  TRUSTED_PROXY_HOPS: '1',
  CONTACT_EMAIL: 'hola@sofa.test',
  INFO_EMAIL: 'info@sofa.test',
  CONTACT_PHONE: '912 345 678',
  OFFICE_ADDRESS: 'Calle Mayor 1, 28013 Madrid',
  COMPANY_NAME: 'Sofá Consultoría, S.L.',
  COMPANY_TAX_ID: 'B12345674',
  COMPANY_REGISTRY: 'Registro Mercantil de Madrid, tomo 1, folio 2, hoja M-3',
  PRIVACY_EMAIL: 'privacidad@sofa.test',
  HOSTING_PROVIDER: 'Servidores, S.A.',
};

/** What a server needs that takes no money: test keys, and a secret of its own. */
export const DEVELOPMENT = {
  APP_ENV: 'development',
  APP_SECRET: 'a-secret-of-at-least-32-characters',
  DATABASE_URL: 'postgresql://localhost/sofa',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  RESEND_API_KEY: 're_x',
  EMAIL_FROM: 'El Sofá <hola@example.com>',
  STAFF_EMAIL: 'staff@example.com',
  GOOGLE_CLIENT_ID: 'a',
  GOOGLE_CLIENT_SECRET: 'b',
  GOOGLE_REFRESH_TOKEN: 'c',
};
