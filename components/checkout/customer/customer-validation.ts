import { validationOf } from '@/components/forms/form-validation';
import { customerSchema } from '@/lib/customers/schema';

export const openValidation = validationOf(customerSchema);
