import { getRequestConfig } from 'next-intl/server';
import messages from '@/messages/es.json';
import { LOCALE } from './locale';

export default getRequestConfig(async () => ({ locale: LOCALE, messages, timeZone: 'Europe/Madrid' }));
