import { DeskKeyScreen } from '@/components/private/desk-key/desk-key-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('desk-key');

export default function DeskKeyPage() {
  return (
    <DeskScreen texts={['DeskKey']}>
      <DeskKeyScreen />
    </DeskScreen>
  );
}
