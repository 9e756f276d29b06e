import { answerRepeatedImport, fail, keepHeapSmall } from '@vitrine/cms/repeated-import'
import config from '../../../vitrine.config.ts'

keepHeapSmall()
run(process.argv.slice(2), process.env, process.env.VITRINE_ROOT ?? process.cwd()).then(() => process.exit(), fail)

/** Loads what imports only where there is something to import: to load it takes longer than to see that, or what a first import would do. */
async function run(...given: Parameters<typeof answerRepeatedImport>): Promise<void> {
  if (await answerRepeatedImport(...given)) return
  const { answerDryRun } = await import('@vitrine/cms/dry-import')
  if (await answerDryRun(...given, config)) return
  const { main } = await import('@vitrine/cms/import')
  await main(...given, config)
}
