import { BrokenSofa } from '@/components/site/illustrations/sofa/broken-sofa';
import { ErrorScreen } from './error-screen';

export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorScreen retry={retry} picture={<BrokenSofa />} />;
}
