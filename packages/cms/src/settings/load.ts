import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ConfigError } from './config-error.ts'
import { parseSettings, type Settings } from './parse.ts'

/** Settings with the secret in hand. */
export type LoadedSettings = Settings & { readonly secret: string }

/**
 * Reads the settings from the environment and from `.env` beside the project; the environment wins. Creates the data
 * folder, and the secret in it when none is given.
 *
 * @throws {ConfigError} for the first setting that is wrong, or a data folder that cannot be written.
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>, projectRoot: string): LoadedSettings {
  const settings = parseSettings({ ...readEnvFile(join(projectRoot, '.env')), ...env }, projectRoot)
  try {
    mkdirSync(settings.dataDir, { recursive: true })
    return { ...settings, secret: settings.secret ?? keptSecret(join(settings.dataDir, 'secret')) }
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR is ${settings.dataDir}, where Vitrine cannot write. Give a folder that this account may write to.`,
      { cause },
    )
  }
}

function readEnvFile(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

function keptSecret(file: string): string {
  try {
    // `wx` fails when another process was first; both then read the same secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
