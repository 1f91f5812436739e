import { DeskKeyScreen } from '@/components/private/desk-key/desk-key-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('desk-key');

export default function DeskKeyPage() {
  return (
    <DeskScreen texts={['DeskKey']}>
      <DeskKeyScreen />
    </DeskScreen>
  );
}
