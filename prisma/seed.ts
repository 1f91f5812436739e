import { PrismaPg } from '@prisma/adapter-pg';
import { serverSchema } from '@/lib/env';
import { PrismaClient } from '@/lib/generated/prisma/client';
import { endWith, isEntryPoint } from '@/scripts/entry-point';
import { catalogue } from './catalogue';

/** Puts the catalogue on sale. A product that already exists is left as its owner has edited it. */
export async function seed(connectionString: string): Promise<void> {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  const firstListed = Date.UTC(2025, 0, 1);
  try {
    for (const [index, product] of catalogue.entries()) {
      const createdAt = new Date(firstListed + index * 86_400_000);
      await prisma.product.upsert({ where: { slug: product.slug }, update: {}, create: { ...product, createdAt } });
    }
  } finally {
    await prisma.$disconnect();
  }
}

if (isEntryPoint('seed')) endWith(seed(serverSchema.shape.DATABASE_URL.parse(process.env.DATABASE_URL)));
