import { NumbersScreen } from '@/components/desk/numbers/numbers-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('numbers');

export default function NumbersPage() {
  return (
    <DeskScreen texts={['DeskNumbers']}>
      <NumbersScreen />
    </DeskScreen>
  );
}
