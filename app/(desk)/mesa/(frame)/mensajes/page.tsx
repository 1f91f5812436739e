import { QuestionsScreen } from '@/components/questions/desk/questions-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('messages');

export default function MessagesPage() {
  return (
    <DeskScreen texts={['DeskQuestions']}>
      <QuestionsScreen kind="message" />
    </DeskScreen>
  );
}
