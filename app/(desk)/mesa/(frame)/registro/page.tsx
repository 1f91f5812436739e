import { LogScreen } from '@/components/desk/log/log-screen';
import { DeskScreen, screenMetadata } from '../desk-screen';

export const generateMetadata = () => screenMetadata('log');

export default function LogPage() {
  return (
    <DeskScreen texts={['DeskLog']}>
      <LogScreen />
    </DeskScreen>
  );
}
