import { validationOf } from '@/components/shared/forms/form-validation';
import { customerSchema } from '@/lib/orders/customers/schema';
import { emptyCustomer } from './empty-customer';

export const openValidation = validationOf(customerSchema, emptyCustomer);
