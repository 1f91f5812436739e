/** A person who works here, as the pages show them. */
export type TeamMember = {
  /** Anchor on /nosotros; an article names its author by it. */
  id: string;
  name: string;
  /** In the middle of a sentence, as in "asesora financiera". */
  role: string;
  /** The year in which they began in this trade. */
  since: number;
  certificate?: { name: string; issuer: string; href?: `https://${string}` };
  languages: readonly string[];
  /** What they answer for, as a sentence. */
  decides: string;
  /** Whether they sit with clients: booking, order, mails and invitations name them. */
  meetsClients: boolean;
  /** A square picture in public/. Without one a portrait is drawn. */
  photograph?: `/${string}`;
  /** Production refuses it. */
  example?: true;
};
