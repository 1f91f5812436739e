import { getRequestConfig } from 'next-intl/server';
import messages from '@/messages/es.json';
import { bound } from './bound';
import { LOCALE } from './locale';

const texts = bound(messages);

export default getRequestConfig(async () => ({ locale: LOCALE, messages: texts, timeZone: 'Europe/Madrid' }));
