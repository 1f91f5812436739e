import { PeopleScreen } from '@/components/desk/people/people-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('people');

export default function PeoplePage() {
  return (
    <DeskScreen texts={['DeskPeople']}>
      <PeopleScreen />
    </DeskScreen>
  );
}
