import { validationOf } from '@/components/forms/form-validation';
import { consultationSchema } from '@/lib/consultations/schema';

export const openValidation = validationOf(consultationSchema);
