import type messages from '@/lib/shared/i18n/messages';
import agenda from '@/messages/agenda/es.json' with { type: 'json' };
import calculators from '@/messages/calculators/es.json' with { type: 'json' };
import desk from '@/messages/desk/es.json' with { type: 'json' };
import letters from '@/messages/letters/es.json' with { type: 'json' };
import orders from '@/messages/orders/es.json' with { type: 'json' };
import privateRooms from '@/messages/private/es.json' with { type: 'json' };
import questions from '@/messages/questions/es.json' with { type: 'json' };
import shared from '@/messages/shared/es.json' with { type: 'json' };
import site from '@/messages/site/es.json' with { type: 'json' };
import space from '@/messages/space/es.json' with { type: 'json' };

/** The texts of lib/shared/i18n/messages.ts for Playwright, whose loader needs the type of a JSON file said: a build that compiles messages breaks at it. */
const all: typeof messages = {
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

export default all;
