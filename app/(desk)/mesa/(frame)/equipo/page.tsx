import { PeopleScreen } from '@/components/desk/people/people-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('people');

export default function PeoplePage() {
  return (
    <DeskScreen texts={['DeskPeople']}>
      <PeopleScreen />
    </DeskScreen>
  );
}
