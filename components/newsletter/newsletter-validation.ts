import { validationOf } from '@/components/forms/form-validation';
import { newsletterSchema } from '@/lib/newsletter/schema';

export const openValidation = validationOf(newsletterSchema, { email: '' });
