import { LogScreen } from '@/components/desk/log/log-screen';
import { DeskScreen } from '../desk-screen';
import { screenMetadata } from '../screen-metadata';

export const generateMetadata = () => screenMetadata('log');

export default function LogPage() {
  return (
    <DeskScreen texts={['DeskLog']}>
      <LogScreen />
    </DeskScreen>
  );
}
