import type { Client } from '@libsql/client'
import { accountSettings, recoveryCodes, secondFactors, usersCollection, withTickets } from '@vitrine/accounts/config'
import {
  contentChanges,
  contentRevisions,
  globalWithRevision,
  globalWithRights,
  linkChoices,
  MAX_UPLOAD_BYTES,
  mediaCollection,
  redirects,
  rightsGlobal,
  whoMayChange,
  withBacklinks,
  withCopies,
  withDrafts,
  withPagesToChoose,
  withRevision,
  withRights,
  withTimestamps,
  withTrash,
  withUntouched,
} from '@vitrine/content/config'
import { openImage, openMedia } from '@vitrine/content/media-store'
import {
  countWaiting,
  dashboardSettings,
  HELP_PATH,
  helpImages,
  helpReader,
  readDashboard,
  readSiteName,
  readWorkedIn,
} from '@vitrine/dashboard/queries'
import { openUploads } from '@vitrine/forms/content'
import type { AnyFeature, OptionalFeature } from '@vitrine/kit/feature'
import { framed, withLaterVersions } from '@vitrine/kit/fields'
import { withSearch } from '@vitrine/search/content'
import { openReserve } from '@vitrine/storage/files'
import { buildConfig, type Config, type Field, type SanitizedConfig } from 'payload'
import { databaseAdapter } from '../database/adapter.ts'
import { openSqlite } from '../database/sqlite-client.ts'
import { emailAdapter } from '../mail/email-adapter.ts'
import { KNOWN_LANGUAGES, type KnownLanguage, localesOf } from '../settings/languages.ts'
import type { LoadedSettings } from '../settings/load.ts'
import { adminWords } from './admin-words.ts'
import { contentModel } from './content-model.ts'
import { features } from './features.ts'
import { guardEndpoints } from './guard-endpoints.ts'
import { languagesGlobal } from './languages-global.ts'
import { livePreview } from './live-preview.ts'
import { namedBlock, namedBlocksIn } from './named-blocks.ts'
import { optionalFeatures } from './optional-features.ts'
import { sayOutsideFaults } from './outside-answers.ts'
import { withOwnLocks } from './own-locks.ts'
import { sayPublicErrors } from './public-errors.ts'
import { textEditor } from './text-editor.ts'
import { withCanvas } from './with-canvas.ts'
import { globalWithFormGuard, withFormGuard } from './with-form-guard.ts'
import { globalWithLanguageNotice, withLanguageNotice } from './with-language-notice.ts'
import { withSettingsReports } from './with-settings-reports.ts'
import { withUnorderedReferences } from './with-unordered-references.ts'
import { globalWithUpgradedBlocks, withUpgradedBlocks } from './with-upgraded-blocks.ts'
import { withoutApiView } from './without-api-view.ts'

/** Component by which the layout of a block in narrow windows is chosen. */
const BLOCK_WIDTHS = '@vitrine/canvas/admin#BlockWidths'

/** Levels of references that the API follows when a request does not say. */
const API_DEPTH = 2

/** Levels of references that one request may ask the API to follow. */
const API_MAX_DEPTH = 4

export interface ConfigOptions {
  readonly settings: LoadedSettings
  /** Output folder of `migrate:create`; only when migrations are generated. */
  readonly migrationDir?: string
  /** Opens the SQLite file for a program that writes in units, each of them whole; left out: for many readers and one writer. */
  readonly openUnits?: ((file: string) => Promise<Client>) | undefined
  /** Folder of the admin program: its import map and generated components are found from here. */
  readonly adminDir?: string
  /** Folder of the documentation, for the admin to show. */
  readonly docsDir?: string
  /** Features of the site; those that are on unless given. */
  readonly features?: readonly AnyFeature[]
  /** Optional features that may be off; those of the repository unless given. */
  readonly optionalFeatures?: readonly OptionalFeature[]
}

function sqliteOf(openUnits: ConfigOptions['openUnits']) {
  return openUnits ? { openSqlite: openUnits, inUnits: true } : { openSqlite }
}

/** Assembles the one Payload config that the site and the admin share. */
export async function vitrineConfig(options: ConfigOptions): Promise<SanitizedConfig> {
  const { settings, migrationDir, adminDir, docsDir } = options
  const { siteUrl, isSiteUrlSet } = settings
  const on = options.features ?? features
  const off = (options.optionalFeatures ?? optionalFeatures).filter(({ name }) => !on.some((one) => one.name === name))
  const model = contentModel(on, off)
  const offering = withPagesToChoose(settings.languages)
  const config: Config = {
    secret: settings.secret,
    serverURL: '',
    csrf: trustedOrigins(siteUrl),
    db: databaseAdapter({
      database: settings.database,
      ...(settings.logLevel === 'trace' && { onQuery: logQuery }),
      ...(migrationDir ? { migrationDir } : sqliteOf(options.openUnits)),
    }),
    email: emailAdapter(settings),
    editor: textEditor(settings.languages),
    sharp: openImage,
    telemetry: false,
    custom: {
      siteUrl,
      isSiteUrlSet,
      dataDir: settings.dataDir,
      media: openMedia(settings),
      uploads: openUploads(settings),
      ...(settings.database.kind === 'sqlite' && { reserve: openReserve(`${settings.database.file}.reserve`) }),
      webhookPrivateHosts: settings.webhookPrivateHosts,
      ...dashboardSettings(model.dashboard, { siteUrl, sendsMail: settings.smtpUrl !== undefined }),
    },
    upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true },
    defaultDepth: API_DEPTH,
    maxDepth: API_MAX_DEPTH,
    i18n: adminWords,
    graphQL: { disable: true },
    // The site runs what is due by itself.
    jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
    endpoints: [linkChoices, whoMayChange, ...(docsDir === undefined ? [] : [helpImages(docsDir)])],
    hooks: { afterError: [sayPublicErrors, sayOutsideFaults] },
    logger: { options: { level: settings.logLevel === 'info' ? 'warn' : settings.logLevel } },
    localization: {
      // The databases are made for all languages, so that a site takes up another without a migration.
      locales: localesOf(migrationDir ? (Object.keys(KNOWN_LANGUAGES) as KnownLanguage[]) : settings.languages),
      defaultLocale: settings.languages[0],
      // The button names what it publishes: the language of the form. That of all languages is beside it.
      defaultLocalePublishOption: settings.languages.length > 1 ? 'active' : 'all',
      fallback: true,
    },
    // Named once and referred to, so that blocks may hold blocks.
    blocks: [
      ...model.blocks.map((block) => framed(block, BLOCK_WIDTHS)).map(withLaterVersions),
      ...model.ownBlocks,
      ...model.offBlocks,
    ]
      .map(offering)
      .map(namedBlock),
    collections: [
      // The trash first: what follows the changes of a collection follows its own ones into the trash, too.
      ...model.collections.map(offering).map(withNamedBlocks).map(withTrash).map(withSearch),
      ...[mediaCollection(settings), redirects].map(withTrash),
      ...model.logs.map(withSearch),
      usersCollection(siteUrl),
      secondFactors,
      recoveryCodes,
      contentRevisions,
      contentChanges,
    ]
      // The revision is raised last, so that who sees a change also finds it.
      .map(withRevision)
      .map(withUpgradedBlocks)
      .map(withUnorderedReferences)
      .map(withDrafts)
      .map(withRights)
      .map(withUntouched)
      .map(withCopies)
      .map(withBacklinks)
      .map(withLanguageNotice)
      .map(withoutApiView)
      .map(withFormGuard)
      .map(withCanvas(model.livePreview.collections))
      .map(withTimestamps),
    globals: withSettingsReports([...model.globals, languagesGlobal, accountSettings, rightsGlobal])
      .map(offering)
      .map(withNamedBlocks)
      .map(globalWithUpgradedBlocks)
      .map(globalWithRevision)
      .map(globalWithRights)
      .map(globalWithLanguageNotice)
      .map(withoutApiView)
      .map(globalWithFormGuard),
    admin: {
      user: 'users',
      // As the language of who is signed in writes it.
      dateFormat: 'PPp',
      // Pictures of people would be asked of another host.
      avatar: 'default',
      // Pictures for sharing would be drawn of any words, for anybody who asks.
      meta: { titleSuffix: ' · Vitrine', defaultOGImageType: 'off' },
      livePreview: livePreview(siteUrl, model.livePreview),
      components: {
        Nav: { path: '@vitrine/dashboard/admin#Sidebar', serverProps: { countWaiting, readSiteName, readWorkedIn } },
        ...(docsDir !== undefined && { actions: ['@vitrine/dashboard/admin#HelpLink'] }),
        graphics: {
          Icon: '@vitrine/dashboard/admin#HomeIcon',
          Logo: { path: '@vitrine/dashboard/admin#SiteLogo', serverProps: { readSiteName } },
        },
        providers: [
          '@vitrine/content/admin#SiteTimeZone',
          '@vitrine/content/admin#EditorMark',
          '@vitrine/content/admin#FieldsInSight',
          '@vitrine/content/admin#SavesGuard',
          '@vitrine/dashboard/admin#OpenSidebar',
        ],
        views: {
          dashboard: {
            Component: { path: '@vitrine/dashboard/admin#Dashboard', serverProps: { readDashboard } },
          },
          ...(docsDir !== undefined && {
            help: {
              path: HELP_PATH,
              Component: { path: '@vitrine/dashboard/admin#HelpView', serverProps: { readHelp: helpReader(docsDir) } },
              meta: { title: 'Help' },
            },
          }),
        },
      },
      // The list of components is that of all features, on or off; while somebody develops, Payload knows those that are on.
      importMap: { autoGenerate: false, ...(adminDir && { baseDir: adminDir }) },
    },
    typescript: { autoGenerate: false },
  }
  return guardEndpoints(withTickets(withOwnLocks(await buildConfig(config))))
}

function withNamedBlocks<Config extends { fields: Field[] }>(config: Config): Config {
  return { ...config, fields: namedBlocksIn(config.fields) }
}

/**
 * Origins whose pages may change content with the cookie of who is signed in. Empty: all that the browser lets, which is
 * how a site without encryption is tried out, under whatever name of the machine; browsers do not tell it who asks.
 */
function trustedOrigins(siteUrl: string): string[] {
  return siteUrl.startsWith('https:') ? [siteUrl] : []
}

/** One log line for each statement. Values stay out: they may be what a visitor wrote. */
function logQuery(statement: string): void {
  process.stdout.write(`${JSON.stringify({ level: 10, program: 'database', statement })}\n`)
}
