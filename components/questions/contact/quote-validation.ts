import { validationOf } from '@/components/shared/forms/form-validation';
import { quoteSchema } from '@/lib/questions/contact/quote-schema';

export const openValidation = validationOf(quoteSchema, {
  name: '',
  email: '',
  company: '',
  people: '',
  place: '',
  date: '',
  message: '',
  context: '',
});
