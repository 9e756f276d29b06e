import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ENTRY = fileURLToPath(new URL('../../browser-page/main.ts', import.meta.url))

/** The script of a recorded scenario's page: the island as visitors get it, and what writes down what it does. */
export async function buildPageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      // How long plugins took on a busy machine is nobody's business.
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false }, checks: { pluginTimings: false } },
    },
  })
  const output = 'output' in built ? built.output : []
  const script = output.find((file) => file.type === 'chunk')
  if (script?.type !== 'chunk') throw new Error(`Nothing was built from ${ENTRY}.`)
  return script.code
}
