import { validationOf } from '@/components/forms/form-validation';
import { emptyConsultation } from '@/lib/consultations/questions';
import { consultationSchema } from '@/lib/consultations/schema';

export const openValidation = validationOf(consultationSchema, emptyConsultation);
