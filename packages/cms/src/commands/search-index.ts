import { readReport, rebuildIndex } from '@vitrine/search/server'
import type { Payload } from 'payload'
import { openPayload } from '../config/open-payload.ts'
import { siteSettings } from '../settings/site-settings.ts'

/** Makes the search index anew with `--rebuild`, and says otherwise what is in it. Sends each line to its parent. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv, projectRoot: string): Promise<void> {
  const payload = await openPayload(await siteSettings(env, projectRoot), { migrate: true })
  const say = (kind: 'progress' | 'result', text: string) => void process.send?.({ kind, text })
  try {
    if (args.includes('--rebuild')) {
      const progress = (done: number, all: number) => say('progress', `${done} of ${all} documents`)
      const outcome = await rebuildIndex(payload, { progress })
      if (outcome.kind === 'busy') throw new Error('Another process is making the index. Try again when it is done.')
    }
    say('result', await describe(payload))
  } finally {
    await payload.destroy()
  }
}

async function describe(payload: Payload): Promise<string> {
  const report = await readReport(payload).catch((error: unknown) => {
    throw new Error('The search index cannot be read. Run: npm run search -- --rebuild', { cause: error })
  })
  if (!report) throw new Error('There is no search index. Run: npm run search -- --rebuild')
  const { entries, words, generation, waiting, isFilled, isBuilding } = report
  const state = isBuilding ? 'a new one is being made' : isFilled ? 'complete' : 'not complete yet'
  return `${entries} entries, ${words} words, generation ${generation}, ${waiting} waiting, ${state}`
}
