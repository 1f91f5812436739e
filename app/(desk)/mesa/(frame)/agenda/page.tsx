import { AgendaScreen } from '@/components/agenda/desk/agenda-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('agenda');

export default function AgendaPage() {
  return (
    <DeskScreen texts={['DeskAgenda']}>
      <AgendaScreen />
    </DeskScreen>
  );
}
