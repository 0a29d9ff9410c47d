# Daybreak, the server edition. See docs/running.md.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The Node that the project brings along for machines with an older one is not needed here.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Keep memory small (decision 016). V8 and the C library read these when a process starts.
ENV NODE_OPTIONS=--max-semi-space-size=4 MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/public dist/public
COPY --from=build /app/dist/public-manifest.json /app/dist/exported-files.json dist/
COPY --from=build /app/dist/server dist/server
COPY package.json ./
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/daybreak.js", "serve"]
