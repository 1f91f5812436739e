import { AgendaScreen } from '@/components/agenda/desk/agenda-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('agenda');

export default function AgendaPage() {
  return (
    <DeskScreen texts={['DeskAgenda']}>
      <AgendaScreen />
    </DeskScreen>
  );
}
