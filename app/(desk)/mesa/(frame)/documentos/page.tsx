import { DocumentsScreen } from '@/components/space/desk/documents-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('documents');

export default function DocumentsPage() {
  return (
    <DeskScreen texts={['DeskDocuments']}>
      <DocumentsScreen />
    </DeskScreen>
  );
}
