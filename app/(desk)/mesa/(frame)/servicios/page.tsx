import { ServicesScreen } from '@/components/orders/desk/services/services-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('services');

export default function ServicesPage() {
  return (
    <DeskScreen texts={['DeskServices']}>
      <ServicesScreen />
    </DeskScreen>
  );
}
