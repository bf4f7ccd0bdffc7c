# Two images: `hosted`, which is built unless another target is named, and `embedded` with the Auth emulator, which
# docker-compose.yml uses. Both run as a user without rights.
FROM node:26-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY graph/package.json graph/
COPY sample-data/package.json sample-data/
COPY testkit/package.json testkit/
COPY web/package.json web/
COPY tools tools

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS production
RUN npm ci --omit=dev
COPY . .
COPY --from=build /shop/web/dist web/dist

FROM node:26-bookworm-slim AS base
# All addresses of the container, whose port is published; a shop on the Auth emulator refuses that, and runs
# with HOST=127.0.0.1 on the host's network (docker-compose.yml).
# Two arenas: the C library keeps more than it needs in each of a dozen.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data
# Shown to admins: docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
ENV COMMIT=$COMMIT
WORKDIR /shop
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "graph/src/main.ts"]

FROM base AS embedded
COPY --from=build --chown=root:root /shop .

FROM base AS hosted
COPY --from=production --chown=root:root /shop .
