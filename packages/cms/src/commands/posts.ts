import { parseArgs } from 'node:util'
import { exportPosts, type ImportedFile, ImportRefused, importPosts } from '@vitrine/blog/server'
import { openPayload } from '../config/open-payload.ts'
import { ConfigError } from '../settings/config-error.ts'
import { siteSettings } from '../settings/site-settings.ts'

/** Report of each file, by its outcome. */
const OUTCOMES = { made: 'made', updated: 'draft saved', left: 'left as it is', failed: 'NOT IMPORTED' } as const

const USAGE =
  'Give --export FOLDER or --import FOLDER, and for another language --language de. ' +
  'With --import: --dry-run only says what would happen, --update saves drafts of posts that are there.'

/** Writes posts as Markdown files, or makes posts of such. Sends each line to its parent. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv, projectRoot: string): Promise<void> {
  const asked = readArguments(args)
  const settings = await siteSettings(env, projectRoot)
  const locale = settings.languages.find((language) => language === asked.language)
  if (asked.language !== undefined && !locale) {
    throw new ConfigError(`The site has no language “${asked.language}”. It has: ${settings.languages.join(', ')}.`)
  }
  const payload = await openPayload(settings, { migrate: true })
  const say = (kind: 'progress' | 'result', text: string) => void process.send?.({ kind, text })
  const common = {
    locale: locale ?? settings.languages[0],
    progress: (text: string) => say('progress', text),
  }
  try {
    if (asked.kind === 'export') {
      const { posts, images, notes } = await exportPosts(payload, { ...common, folder: asked.path })
      say('result', [`${posts} posts and ${images} pictures in ${asked.path}`, ...notes].join('\n'))
      return
    }
    const files = await importPosts(payload, { ...common, ...asked })
    say('result', [...files.flatMap(linesOf), summaryOf(files, asked.dryRun)].join('\n'))
    if (files.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1
  } catch (error) {
    throw error instanceof ImportRefused ? new ConfigError(error.message) : error
  } finally {
    await payload.destroy()
  }
}

type Asked = { readonly path: string; readonly language: string | undefined } & (
  | { readonly kind: 'export' }
  | { readonly kind: 'import'; readonly update: boolean; readonly dryRun: boolean }
)

/** @throws {ConfigError} for anything but one thing to do. */
function readArguments(args: readonly string[]): Asked {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        export: { type: 'string' },
        import: { type: 'string' },
        language: { type: 'string' },
        update: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const { language, update, 'dry-run': dryRun } = values
    if (values.export && !values.import) return { kind: 'export', path: values.export, language }
    if (values.import && !values.export) return { kind: 'import', path: values.import, language, update, dryRun }
  } catch (cause) {
    throw new ConfigError(`${(cause as Error).message}\n${USAGE}`)
  }
  throw new ConfigError(USAGE)
}

function linesOf({ file, outcome, notes }: ImportedFile): readonly string[] {
  return [
    `${file}: ${OUTCOMES[outcome]}`,
    ...notes.map(({ line, text }) => `  ${file}${line === undefined ? '' : `:${line}`}: ${text}`),
  ]
}

function summaryOf(files: readonly ImportedFile[], dryRun: boolean): string {
  const count = (outcome: ImportedFile['outcome']) => files.filter((file) => file.outcome === outcome).length
  const said = `${count('made')} made, ${count('updated')} updated, ${count('left')} left, ${count('failed')} failed`
  return dryRun ? `Nothing was changed. It would be: ${said}` : said
}
