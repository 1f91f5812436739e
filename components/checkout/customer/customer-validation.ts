import { validationOf } from '@/components/forms/form-validation';
import { customerSchema } from '@/lib/customers/schema';
import { emptyCustomer } from './empty-customer';

export const openValidation = validationOf(customerSchema, emptyCustomer);
