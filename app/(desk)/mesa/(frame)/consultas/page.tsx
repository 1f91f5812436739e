import { QuestionsScreen } from '@/components/questions/desk/questions-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('consultations');

export default function ConsultationsPage() {
  return (
    <DeskScreen texts={['DeskQuestions']}>
      <QuestionsScreen kind="consultation" />
    </DeskScreen>
  );
}
