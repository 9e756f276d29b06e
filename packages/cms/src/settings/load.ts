import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ConfigError } from './config-error.ts'
import { MIN_SECRET_LENGTH, parseSettings, type Settings } from './parse.ts'

/** Settings with the secret in hand. */
export type LoadedSettings = Settings & { readonly secret: string }

/**
 * Reads the settings from the environment and from `.env` beside the project; the environment wins. Creates the data
 * folder, and the secret in it when none is given.
 *
 * @throws {ConfigError} for the first setting that is wrong, a data folder that cannot be written, or a kept secret that
 *   is too short.
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>, projectRoot: string): LoadedSettings {
  const settings = readSettings(env, projectRoot)
  try {
    mkdirSync(settings.dataDir, { recursive: true })
    for (const path of written(settings)) accessSync(path, constants.W_OK)
    return { ...settings, secret: settings.secret ?? storedSecret(join(settings.dataDir, 'secret')) }
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause
    throw new ConfigError(
      `DATA_DIR is ${settings.dataDir}, where Vitrine cannot write (${(cause as Error).message}). ` +
        'Give a folder that this account may write to, with all that is in it, on a disk that has room.',
      { cause },
    )
  }
}

/**
 * Reads the settings without touching the data folder.
 *
 * @throws {ConfigError} for the first setting that is wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, projectRoot: string): Settings {
  return parseSettings({ ...readEnvFile(join(projectRoot, '.env')), ...env }, projectRoot)
}

/** The data folder, and the database in it once there is one. */
function written({ dataDir, database }: Settings): readonly string[] {
  return [dataDir, ...(database.kind === 'sqlite' && existsSync(database.file) ? [database.file] : [])]
}

function readEnvFile(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

function storedSecret(file: string): string {
  try {
    // `wx` fails when another process was first; both then read the same secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // A full disk leaves an empty file behind.
      rmSync(file, { force: true })
      throw error
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  throw new ConfigError(
    `The secret in ${file} has ${secret.length} characters, which can be guessed. Put the file of a backup in its place, ` +
      'or remove it to have one made: then everybody logs in anew, and keys of services are entered again.',
  )
}
