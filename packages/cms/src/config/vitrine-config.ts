import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { withSearch } from '@vitrine/search/cms'
import { buildConfig, type Config, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { MAX_UPLOAD_BYTES, mediaCollection } from '../collections/media.ts'
import { missingAddresses } from '../collections/missing-addresses.ts'
import { redirects } from '../collections/redirects.ts'
import { usersCollection } from '../collections/users.ts'
import { databaseAdapter } from '../database/adapter.ts'
import { openSqlite } from '../database/sqlite-client.ts'
import { framed } from '../fields/frame.ts'
import { theme } from '../globals/theme.ts'
import { emailAdapter } from '../mail/email-adapter.ts'
import { contentRevisions } from '../revision/collection.ts'
import { globalWithRevision, withRevision } from '../revision/hooks.ts'
import { KNOWN_LANGUAGES, type KnownLanguage, type LoadedSettings, localesOf } from '../settings.ts'
import { featureBlocks, featureCollections, featureGlobals } from './features.ts'
import { livePreview } from './live-preview.ts'

/** Rows of content that one request may ask the API for. */
const API_MAX_DEPTH = 4

export interface ConfigOptions {
  readonly settings: LoadedSettings
  /** Where `migrate:create` writes; only when migrations are generated. */
  readonly migrationDir?: string
  /** Folder of the admin program: its import map and generated components are found from here. */
  readonly adminDir?: string
}

/** Assembles the one Payload config that the site and the admin share. */
export function vitrineConfig({ settings, migrationDir, adminDir }: ConfigOptions): Promise<SanitizedConfig> {
  const config: Config = {
    secret: settings.secret,
    serverURL: '',
    db: databaseAdapter({
      database: settings.database,
      ...(settings.logLevel === 'trace' && { onQuery: logQuery }),
      ...(migrationDir ? { migrationDir } : { openSqlite }),
    }),
    email: emailAdapter(settings),
    editor: lexicalEditor(),
    sharp,
    telemetry: false,
    custom: {
      siteUrl: settings.siteUrl,
      dataDir: settings.dataDir,
      webhookPrivateHosts: settings.webhookPrivateHosts,
    },
    upload: { limits: { fileSize: MAX_UPLOAD_BYTES }, abortOnLimit: true },
    maxDepth: API_MAX_DEPTH,
    graphQL: { disable: true },
    logger: { options: { level: settings.logLevel === 'info' ? 'warn' : settings.logLevel } },
    localization: {
      // The databases are made for all languages, so that a site takes up another without a migration.
      locales: localesOf(migrationDir ? (Object.keys(KNOWN_LANGUAGES) as KnownLanguage[]) : settings.languages),
      defaultLocale: settings.languages[0],
      fallback: true,
    },
    // Named once and referred to, so that blocks may hold blocks.
    blocks: featureBlocks.map(framed),
    collections: [
      // The revision is raised last, so that who sees a change also finds it.
      ...featureCollections.map(withSearch).map(withRevision),
      withRevision(mediaCollection(settings.dataDir)),
      withRevision(redirects),
      missingAddresses,
      usersCollection(settings.siteUrl),
      contentRevisions,
    ],
    globals: [...featureGlobals, theme].map(globalWithRevision),
    admin: {
      user: 'users',
      // Pictures of people would be asked of another host.
      avatar: 'default',
      meta: { titleSuffix: ' · Vitrine' },
      livePreview: livePreview(settings.siteUrl),
      components: { providers: ['@vitrine/cms/admin#EditorMark'] },
      ...(adminDir ? { importMap: { baseDir: adminDir } } : {}),
    },
    typescript: { autoGenerate: false },
  }
  return buildConfig(config)
}

/** One log line for each statement. Values stay out: they may be what a visitor wrote. */
function logQuery(statement: string): void {
  process.stdout.write(`${JSON.stringify({ level: 10, program: 'database', statement })}\n`)
}
