import { DeskBar } from '../shared/desk-bar';
import { useSession } from '../shared/use-session';
import { PersonMenu } from './person-menu';

export function DeskHeader() {
  const staff = useSession().data?.staff;
  return <DeskBar>{staff && <PersonMenu staff={staff} />}</DeskBar>;
}
