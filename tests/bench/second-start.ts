import { InstalledProduct } from '../support/stack/installed-product';
import { type Row, row } from './table';

export async function measureSecondStart(): Promise<Row[]> {
  const product = await InstalledProduct.install();
  try {
    await product.start();
    await product.kill();
    const seconds = (await product.start()) / 1000;
    return [row('npm start on a second run, ready', seconds, 's', '< 10 s', seconds < 10)];
  } finally {
    await product.remove();
  }
}
