import { NumbersScreen } from '@/components/desk/numbers/numbers-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('numbers');

export default function NumbersPage() {
  return (
    <DeskScreen texts={['DeskNumbers']}>
      <NumbersScreen />
    </DeskScreen>
  );
}
