import { validationOf } from '@/components/shared/forms/form-validation';
import { contactSchema } from '@/lib/questions/contact/schema';

export const openValidation = validationOf(contactSchema, { name: '', email: '', phone: '', message: '' });
