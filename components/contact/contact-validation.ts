import { validationOf } from '@/components/forms/form-validation';
import { contactSchema } from '@/lib/contact/schema';

export const openValidation = validationOf(contactSchema, { name: '', email: '', phone: '', message: '' });
