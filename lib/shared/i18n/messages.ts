import agenda from '@/messages/agenda/es.json';
import calculators from '@/messages/calculators/es.json';
import desk from '@/messages/desk/es.json';
import letters from '@/messages/letters/es.json';
import orders from '@/messages/orders/es.json';
import privateRooms from '@/messages/private/es.json';
import questions from '@/messages/questions/es.json';
import shared from '@/messages/shared/es.json';
import site from '@/messages/site/es.json';
import space from '@/messages/space/es.json';

/** The short texts of all rooms: messages/<room>/es.json. A namespace is in one file. */
export default {
  ...agenda,
  ...calculators,
  ...desk,
  ...letters,
  ...orders,
  ...privateRooms,
  ...questions,
  ...shared,
  ...site,
  ...space,
};
