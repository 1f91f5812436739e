import { DocumentsScreen } from '@/components/space/desk/documents-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('documents');

export default function DocumentsPage() {
  return (
    <DeskScreen texts={['DeskDocuments']}>
      <DocumentsScreen />
    </DeskScreen>
  );
}
