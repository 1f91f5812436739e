import { QuestionsScreen } from '@/components/questions/desk/questions-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('consultations');

export default function ConsultationsPage() {
  return (
    <DeskScreen texts={['DeskQuestions']}>
      <QuestionsScreen kind="consultation" />
    </DeskScreen>
  );
}
