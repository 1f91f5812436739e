import { validationOf } from '@/components/shared/forms/form-validation';
import { newsletterSchema } from '@/lib/letters/subscription/schema';

export const openValidation = validationOf(newsletterSchema, { email: '' });
