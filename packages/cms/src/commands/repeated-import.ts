import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importFingerprint, type RunReport, repeatIn, SELECT_REPEATS } from '@vitrine/wordpress/repeated-run'
import { askOnce } from '../database/ask-once.ts'
import type { LoadedSettings } from '../settings/load.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { type Asked, PASSWORD_SETTING, readArguments } from './import-arguments.ts'
import { sayReport } from './import-result.ts'

/**
 * Answers an import that would change nothing, because the one before had the same files and options and nothing was
 * imported or taken back since. Payload, which takes most of the time of such a run, is not started.
 *
 * @returns False where there is something to do, or to complain of.
 * @throws {ConfigError} For arguments or settings that cannot be used.
 */
export async function answerRepeatedImport(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  projectRoot: string,
): Promise<boolean> {
  const asked = readArguments(args, env[PASSWORD_SETTING])
  if (asked.kind !== 'wordpress' || asked.dryRun) return false
  const settings = await siteSettings(env, projectRoot)
  const fingerprint = await fingerprintOf(asked, settings)
  if (fingerprint === undefined) return false
  const stored = repeatIn((await askOnce(settings.database, SELECT_REPEATS)) ?? [], { fingerprint, now: new Date() })
  if (stored === undefined) return false
  // Written by an import of this very program.
  await sayReport(JSON.parse(stored) as RunReport, asked.report)
  return true
}

/** Hash of all that decides over an import; undefined for one that also asks others, or overwrites what people changed. */
export async function fingerprintOf(
  asked: Extract<Asked, { kind: 'wordpress' }>,
  { languages }: Pick<LoadedSettings, 'languages'>,
): Promise<string | undefined> {
  if (asked.address !== undefined || asked.fetchMedia || asked.update || asked.insteadOf.length > 0) return undefined
  const { paths: exports, media, options, redirects, only, mainLanguage, exampleContent } = asked
  return importFingerprint({
    program: await programMark(),
    languages,
    exports,
    media,
    options,
    redirects,
    only,
    mainLanguage,
    exampleContent,
  })
}

/** Hash of the built program, whose files name each other by their hashes, and of the versions of what it uses. */
async function programMark(): Promise<string> {
  const files = [process.argv[1], join(process.cwd(), 'package-lock.json')]
  const hash = createHash('sha256').update(process.version)
  for (const file of files) if (file !== undefined && existsSync(file)) hash.update(await readFile(file))
  return hash.digest('hex')
}
