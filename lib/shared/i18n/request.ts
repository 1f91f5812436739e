import { getRequestConfig } from 'next-intl/server';
import messages from '@/lib/shared/i18n/messages';
import { LOCALE } from './locale';

export default getRequestConfig(async () => ({ locale: LOCALE, messages, timeZone: 'Europe/Madrid' }));
