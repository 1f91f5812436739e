import { resumeProduct } from '@/lib/catalog/resume-product';
import { changeSale } from '../change-sale';

export const POST = changeSale(resumeProduct);
