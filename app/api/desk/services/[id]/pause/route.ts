import { pauseProduct } from '@/lib/catalog/pause-product';
import { changeSale } from '../change-sale';

export const POST = changeSale(pauseProduct);
