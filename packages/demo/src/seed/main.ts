import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPayload } from '@vitrine/cms/config'
import { aloneAtStart } from '@vitrine/cms/database'
import { siteSettings } from '@vitrine/cms/settings'
import { noteExamples } from '@vitrine/content/store'
import { demo } from '../../content/content.ts'
import { durableTogether } from './durable-together.ts'
import { makeSizes } from './make-sizes.ts'
import { contentOf, emptyContent, isEmpty, seedDemo } from './seed-demo.ts'

/**
 * Migrates the database and fills in the demo when it is empty; `--reset` empties the content first. With `--pictures`
 * makes the sizes of the demo's pictures instead, and leaves the site alone.
 */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv, projectRoot: string): Promise<void> {
  const progress = (text: string) => void process.send?.(text)
  const folder = join(projectRoot, 'packages/demo/pictures')
  if (args.includes('--pictures')) return makeSizes(folder, progress)
  const settings = await siteSettings(env, projectRoot)
  const payload = await openPayload(settings, { migrate: true })
  await aloneAtStart(payload, settings.database, () =>
    durableTogether(payload, async () => {
      if (args.includes('--reset')) await emptyContent(payload)
      if (!(await isEmpty(payload))) return
      await seedDemo(payload, demo, { languages: settings.languages, folder, progress })
      await noteExamples(payload, await contentOf(payload, demo))
    }),
  )
  await writeFile(join(settings.dataDir, 'prepared'), '')
  await payload.destroy()
}
