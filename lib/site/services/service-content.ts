import type { ContactSource } from '@/lib/questions/contact/schema';
import type { Cents } from '@/lib/shared/money';
import type { PagePath } from '@/lib/shared/seo/pages';
import type { Question } from '@/lib/shared/seo/structured-data';

export type ServicePath = Extract<PagePath, `/servicios/${string}`>;

/** A published price. `share` is a fraction of the mortgage. */
export type PlanPrice =
  | { kind: 'free' }
  | { kind: 'fixed'; amount: Cents; from?: true; perYear?: true }
  | { kind: 'share'; share: number };

export type Plan = {
  name: string;
  price: PlanPrice;
  /** What the price is for. */
  priceNote: string;
  description: string;
  features: readonly string[];
  popular?: true;
  note?: string;
  /** What the form on its own page says, where the service's form speaks of another plan. */
  contact?: ContactTexts;
  /** Its page asks for a quote, under this source. */
  quote?: ContactSource;
};

type ContactTexts = { title: string; lead: string; button: string };

export type Item = { title: string; text: string };
export type Step = { title: string; description: string; duration: string };

type Block = { title: string; lead?: string };

/** Common to all service pages; texts of a single page are in its own file. */
export type ServiceContent = {
  path: ServicePath;
  /** In the breadcrumbs and for search engines. */
  name: string;
  hero: { title: string; lead: string; button: string; note: string };
  benefits: Block & { items: readonly Item[] };
  process: Block & { steps: readonly Step[] };
  plans: Block & { tiers: readonly Plan[]; button: string; note?: string };
  faq: { title: string; questions: readonly Question[] };
  contact: ContactTexts;
};
