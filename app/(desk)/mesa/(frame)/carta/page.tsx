import { LettersScreen } from '@/components/letters/desk/letters-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('letters');

export default function LettersPage() {
  return (
    <DeskScreen texts={['DeskLetters']}>
      <LettersScreen />
    </DeskScreen>
  );
}
