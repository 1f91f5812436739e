import { zodResolver } from '@hookform/resolvers/zod';
import { customerSchema } from '@/lib/customers/schema';

export const validateCustomer = zodResolver(customerSchema);
