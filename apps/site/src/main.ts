import { ConfigError } from '@vitrine/cms/settings'
import { runSite } from './run.ts'

runSite(process.env, process.env.VITRINE_ROOT ?? process.cwd()).catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
