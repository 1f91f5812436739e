import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/generated/prisma/client';
import { parseEnv, serverSchema } from '@/lib/shared/env';
import { isEntryPoint, runMain } from '@/scripts/entry-point';
import { loadEnvFile } from '@/scripts/env-file';
import { catalogue } from './catalogue';

/** Inserts the catalogue and the files of its products. An existing product keeps its edits. */
export async function seed(connectionString: string): Promise<void> {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  const firstListed = Date.UTC(2025, 0, 1);
  try {
    for (const [index, { files = [], ...product }] of catalogue.entries()) {
      const createdAt = new Date(firstListed + index * 86_400_000);
      const { id: productId } = await prisma.product.upsert({
        where: { slug: product.slug },
        update: {},
        create: { ...product, createdAt },
      });
      await prisma.deliverable.createMany({
        data: files.map((file) => ({ productId, ...file })),
        skipDuplicates: true,
      });
    }
  } finally {
    await prisma.$disconnect();
  }
}

async function main(): Promise<void> {
  loadEnvFile();
  const { DATABASE_URL } = parseEnv(serverSchema.pick({ DATABASE_URL: true }), process.env);
  await seed(DATABASE_URL);
}

if (isEntryPoint('seed')) runMain(main());
