import { ServicesScreen } from '@/components/orders/desk/services/services-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('services');

export default function ServicesPage() {
  return (
    <DeskScreen texts={['DeskServices']}>
      <ServicesScreen />
    </DeskScreen>
  );
}
