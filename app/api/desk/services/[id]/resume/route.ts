import { resumeProduct } from '@/lib/orders/catalog/resume-product';
import { changeSale } from '../change-sale';

export const POST = changeSale(resumeProduct);
