import { QuestionsScreen } from '@/components/questions/desk/questions-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('messages');

export default function MessagesPage() {
  return (
    <DeskScreen texts={['DeskQuestions']}>
      <QuestionsScreen kind="message" />
    </DeskScreen>
  );
}
