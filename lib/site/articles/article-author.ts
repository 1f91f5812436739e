import type { TeamMember } from '@/lib/shared/business/team-member';
import type { Article } from './article';

/** Who signs it; undefined if they are not, or no longer, of the team. */
export function articleAuthor(
  { author }: Pick<Article, 'author'>,
  team: readonly TeamMember[],
): (TeamMember & { path: string }) | undefined {
  const member = team.find(({ id }) => id === author);
  return member && { ...member, path: `/nosotros#${member.id}` };
}
