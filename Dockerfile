# The whole product in one image: the server by default, and beside it migrate.mjs, seed.mjs, worker.mjs and desk.mjs.
# In full: `npm test` runs the tests on this version too.
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS deps
WORKDIR /app
# The install generates the database client from the schema.
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema.prisma prisma/
RUN npm ci --no-audit --no-fund

FROM deps AS build
# What prerendered pages show is fixed here: give the same values when the image runs. Production refuses examples; an image for
# tests says APP_ENV=development.
ARG APP_ENV=production
ARG SITE_URL CONTACT_EMAIL INFO_EMAIL CONTACT_PHONE OFFICE_ADDRESS LINKEDIN_URL BLOG_URL \
    COMPANY_NAME COMPANY_TAX_ID COMPANY_REGISTRY PRIVACY_EMAIL HOSTING_PROVIDER HOSTING_PLACE PRIVATE_SPACE
# The same for every build, else forms that were opened before a deployment are refused after it.
ARG NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
ENV NEXT_TELEMETRY_DISABLED=1
COPY . .
RUN npm run build && npm run bundle

FROM ${NODE} AS run
WORKDIR /app
# glibc's allocator keeps less freed memory with two arenas than with one for each thread.
ENV NODE_ENV=production APP_ENV=production NEXT_TELEMETRY_DISABLED=1 LISTEN_ADDRESS=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
COPY --from=build --chown=root:root /app/.next/standalone ./
COPY --from=build /app/dist/*.mjs ./
COPY --from=build /app/prisma/migrations ./prisma/migrations
# Nothing here is written at run time: the files stay root's.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=16", "--heap-growing-percent=50", "serve.mjs"]
