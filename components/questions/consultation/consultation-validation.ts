import { validationOf } from '@/components/shared/forms/form-validation';
import { emptyConsultation } from '@/lib/questions/consultations/questions';
import { consultationSchema } from '@/lib/questions/consultations/schema';

export const openValidation = validationOf(consultationSchema, emptyConsultation);
