import { LettersScreen } from '@/components/letters/desk/letters-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('letters');

export default function LettersPage() {
  return (
    <DeskScreen texts={['DeskLetters']}>
      <LettersScreen />
    </DeskScreen>
  );
}
