import type { PageFacts } from '@/lib/shared/seo/pages';

/** Facts of the page on which a plan is asked for. Search engines show the page of its service instead. */
export function planRequestFacts(service: string, plan: string): PageFacts {
  return {
    title: `${service}: ${plan}`,
    description: `Pide información sobre «${plan}», de ${service}: lo que incluye, lo que cuesta y un formulario para escribirnos.`,
    keywords: [],
    indexed: false,
  };
}
