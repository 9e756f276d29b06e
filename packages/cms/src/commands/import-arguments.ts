import { parseArgs } from 'node:util'
import {
  EXAMPLE_CHOICES,
  type ExampleChoice,
  REPORT_LANGUAGES,
  type ReportLanguage,
} from '@vitrine/wordpress/repeated-run'
import { ConfigError } from '../settings/config-error.ts'
import type { AskedComparison } from './compare-import.ts'
import type { AskedReport } from './import-result.ts'

const USAGE = `Give one of:
  npm run import -- wordpress PATH… [--media DIR|ZIP]… [--options FILE] [--redirects FILE] [--report FILE]
                    [--dry-run] [--update] [--fetch-media] [--only COLLECTION]… [--compare URL|DIR]
                    [--main-language CODE] [--example-content replace|keep] [--instead-of RUN]…
                    [--language en|de|he]
  npm run import -- wordpress https://old.example [--user NAME] [PATH…] …
  npm run import -- compare URL|DIR [RUN] [--site URL]
  npm run import -- undo [RUN]…
  npm run import -- runs
PATH is an export (.xml, .xml.gz, .zip), an export of a slider (.zip, .ss3) or of forms (.json, .nff), or a folder of them. docs/moving-in.md explains each option.`

/** Task that the command is given. */
export type Asked =
  | {
      readonly kind: 'wordpress'
      readonly paths: readonly string[]
      /** Address of a running WordPress, in place of an export of it. */
      readonly address: string | undefined
      readonly credentials: { readonly user: string; readonly password: string } | undefined
      readonly media: readonly string[]
      readonly options: string | undefined
      readonly redirects: string | undefined
      readonly report: AskedReport
      readonly dryRun: boolean
      readonly update: boolean
      readonly fetchMedia: boolean
      readonly only: readonly string[]
      /** Runs that this import goes on with after its answers were changed. */
      readonly insteadOf: readonly string[]
      /** Main language of the site after the import; undefined: see `mainLanguageOf`. */
      readonly mainLanguage: string | undefined
      /** Fate of the example content of the site; undefined: it is replaced. */
      readonly exampleContent: ExampleChoice | undefined
    }
  | { readonly kind: 'undo'; readonly runs: readonly string[] }
  | ({ readonly kind: 'compare' } & AskedComparison)
  | { readonly kind: 'runs' }

/** Options of the command. `scripts/launch/import-arguments.mjs` names those that take a word. */
export const IMPORT_OPTIONS = {
  media: { type: 'string', multiple: true, default: [] as string[] },
  options: { type: 'string' },
  redirects: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  update: { type: 'boolean', default: false },
  'fetch-media': { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] as string[] },
  'main-language': { type: 'string' },
  'example-content': { type: 'string' },
  'instead-of': { type: 'string', multiple: true, default: [] as string[] },
  language: { type: 'string', default: REPORT_LANGUAGES[0] },
  user: { type: 'string' },
  site: { type: 'string' },
  browser: { type: 'string' },
} as const

/** Setting with the application password: what stands in arguments is seen by all who use the machine. */
export const PASSWORD_SETTING = 'WORDPRESS_APP_PASSWORD'

/**
 * Reads the arguments of the command.
 *
 * @param password Application password of the old site.
 * @throws {ConfigError} For anything but one thing to do.
 */
export function readArguments(args: readonly string[], password: string | undefined): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: IMPORT_OPTIONS,
    })
    const [kind, ...paths] = positionals
    const { media, options, redirects, update, only, 'dry-run': dryRun, 'fetch-media': fetchMedia } = values
    if (kind === 'wordpress' && paths.length > 0) {
      const { address, files } = withoutAddress(paths)
      const credentials = credentialsOf(values.user, password)
      return {
        kind,
        paths: files,
        address,
        credentials,
        media,
        options,
        redirects,
        report: { file: values.report, language: languageOf(values.language) },
        dryRun,
        update,
        fetchMedia,
        only,
        insteadOf: values['instead-of'],
        mainLanguage: values['main-language'],
        exampleContent: exampleChoice(values['example-content']),
      }
    }
    if (kind === 'undo') return { kind, runs: paths }
    if (kind === 'runs' && paths.length === 0) return { kind }
    const [old, run] = paths
    if (kind === 'compare' && old !== undefined && paths.length <= 2 && values.site !== undefined) {
      return { kind, old, run, site: values.site, browser: values.browser }
    }
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause
    throw new ConfigError(`${(cause as Error).message}\n${USAGE}`)
  }
  throw new ConfigError(USAGE)
}

/** @throws {ConfigError} For a word that is no choice. */
function exampleChoice(given: string | undefined): ExampleChoice | undefined {
  const choice = EXAMPLE_CHOICES.find((candidate) => candidate === given)
  if (given !== undefined && choice === undefined) {
    throw new ConfigError(`--example-content takes ${EXAMPLE_CHOICES.join(' or ')}.`)
  }
  return choice
}

/** @throws {ConfigError} For a name without a password. */
function credentialsOf(user: string | undefined, password: string | undefined) {
  if (user === undefined) return undefined
  if (password) return { user, password }
  throw new ConfigError(
    `--user wants an application password of the old site. Set it as ${PASSWORD_SETTING}, or type it when a terminal asks for it.`,
  )
}

/** @throws {ConfigError} For a language that the report cannot be read in. */
function languageOf(given: string): ReportLanguage {
  const language = REPORT_LANGUAGES.find((one) => one === given)
  if (language !== undefined) return language
  throw new ConfigError(`--language takes ${REPORT_LANGUAGES.join(', ')}: the report is in no other language.`)
}

/** Addresses among paths: a site is read as a whole, so there is one at most. */
function withoutAddress(paths: readonly string[]) {
  const [address, ...others] = paths.filter((path) => /^https?:\/\//i.test(path))
  if (others.length > 0) throw new ConfigError('Give the address of one site only.')
  return { address, files: paths.filter((path) => path !== address) }
}
