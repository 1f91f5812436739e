import { siteEnv } from './env';
import { unbrokenTelephone } from './person/telephone-link';

const env = siteEnv();

const phoneHours = 'lunes a viernes de 10:00 a 18:00';

export const site = {
  name: 'El Sofá Del Dinero',
  url: env.SITE_URL.replace(/\/$/, ''),
  contactEmail: env.CONTACT_EMAIL,
  infoEmail: env.INFO_EMAIL,
  /** On one line in every text and on every page. */
  phone: unbrokenTelephone(env.CONTACT_PHONE),
  officeAddress: env.OFFICE_ADDRESS,
  linkedInUrl: env.LINKEDIN_URL,
  blogUrl: env.BLOG_URL,
  firstYear: 2025,
  phoneHours,
  /** Where nothing else says what the hours are of: an appointment may begin before the telephone is answered. */
  officeHours: `Teléfono, de ${phoneHours}. Citas, desde las 9:00.`,
  visitHours: 'lunes a viernes de 9:00 a 18:00, con cita previa',
  familiesHelped: 500,
  guaranteeDays: 15,
  consultationMinutes: 45,
  calculatorConsultationMinutes: 30,
  consultationReplyHours: 48,
  supportReplyHours: 24,
  /** Working days until what a session includes in writing arrives, and until a whole plan does: those of the catalogue. */
  sessionReportWorkingDays: 2,
  planReportWorkingDays: 5,
  insurersCompared: 20,
  banksCompared: 15,
  /** The value with which the pages were built: a server that is set otherwise does not start. */
  hasPrivateSpace: env.PRIVATE_SPACE === 'on',
  company: {
    legalName: env.COMPANY_NAME,
    taxId: env.COMPANY_TAX_ID,
    registry: env.COMPANY_REGISTRY,
    /** The one mailbox, unless the firm has another for it. */
    privacyEmail: env.PRIVACY_EMAIL ?? env.CONTACT_EMAIL,
    hostingProvider: env.HOSTING_PROVIDER,
    hostingPlace: env.HOSTING_PLACE,
  },
  /** YYYY-MM-DD, stored with each consent. */
  privacyPolicyVersion: '2026-11-24',
} as const;
