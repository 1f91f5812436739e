import { resumeProduct } from '@/lib/orders/catalog/pause-product';
import { changeSale } from '../change-sale';

export const POST = changeSale(resumeProduct);
