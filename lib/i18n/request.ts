import { getRequestConfig } from 'next-intl/server';
import messages from '@/messages/es.json';

export const LOCALE = 'es';

export default getRequestConfig(async () => ({ locale: LOCALE, messages, timeZone: 'Europe/Madrid' }));
