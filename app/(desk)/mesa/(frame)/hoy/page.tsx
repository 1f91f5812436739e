import { TodayScreen } from '@/components/desk/today/today-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('today');

export default function TodayPage() {
  return (
    <DeskScreen texts={['DeskToday', 'DeskNeeds', 'DeskQuestions']}>
      <TodayScreen />
    </DeskScreen>
  );
}
