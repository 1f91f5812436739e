import { TodayScreen } from '@/components/desk/today/today-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('today');

export default function TodayPage() {
  return (
    <DeskScreen texts={['DeskToday', 'DeskNeeds', 'DeskQuestions']}>
      <TodayScreen />
    </DeskScreen>
  );
}
