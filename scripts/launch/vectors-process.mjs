import { createServer } from 'vite'
import { inRoot } from './paths.mjs'

const { paths, options } = JSON.parse(process.argv[2] ?? '{}')
const vite = await createServer({
  root: inRoot(),
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const main = await vite.ssrLoadModule('/tests/vectors/main.ts')
const counts = await main.runVectors(paths, options)
await vite.close()
// Whoever waits for the counts has them before this process ends.
process.send?.(counts, () => process.exit(0))
