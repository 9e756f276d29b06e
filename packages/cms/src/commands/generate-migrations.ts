import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BaseDatabaseAdapter, getPayload } from 'payload'
import { coreFeatures, optionalFeature } from '../config/every-feature.ts'
import { vitrineConfig } from '../config/vitrine-config.ts'
import { ownSchema, type SchemaSnapshot } from '../database/own-schema.ts'
import { loadSettings } from '../settings/load.ts'

/** A folder of migrations that is compared with the content model. */
interface Job {
  /** Folder of the migrations of one kind of database. */
  readonly folder: string
  /** Any address of the kind: schemas are compared, and no database is opened. */
  readonly databaseUrl: string
  /** Optional feature whose own tables these are; left out for the core. */
  readonly feature?: string
  /** Folder of the core's migrations of this kind. */
  readonly coreFolder: string
}

/**
 * Writes a migration for each folder, with or without statements, in the order in which they are given. `npm run migrations`
 * runs it, with the jobs as JSON and a name.
 */
async function generate(jobs: readonly Job[], migrationName: string): Promise<void> {
  for (const { folder, databaseUrl, feature, coreFolder } of jobs) {
    const settings = loadSettings({ ...process.env, DATABASE_URL: databaseUrl }, process.cwd())
    const payload = await getPayload({
      config: vitrineConfig({
        settings,
        migrationDir: folder,
        features: feature === undefined ? coreFeatures : [...coreFeatures, optionalFeature(feature)],
      }),
      key: folder,
      disableDBConnect: true,
      disableOnInit: true,
    })
    if (feature !== undefined) describeOwn(payload.db, newestSnapshot(coreFolder), feature)
    // One without statements is written too: so it is seen that the comparison came to its end.
    await payload.db.createMigration({ forceAcceptWarning: true, migrationName, payload })
  }
}

/** Tools by which adapters of Payload compare schemas. */
interface DrizzleKit {
  readonly generateDrizzleJson: (schema: unknown) => Promise<SchemaSnapshot>
}

/** Has an adapter describe the tables of one feature alone. */
function describeOwn(adapter: BaseDatabaseAdapter, core: SchemaSnapshot, feature: string): void {
  const requireKit: () => DrizzleKit = Reflect.get(adapter, 'requireDrizzleKit')
  const requireDrizzleKit = (): DrizzleKit => {
    const kit = requireKit()
    return {
      ...kit,
      generateDrizzleJson: async (schema) => ownSchema(await kit.generateDrizzleJson(schema), core, feature),
    }
  }
  Object.assign(adapter, { requireDrizzleKit })
}

function newestSnapshot(folder: string): SchemaSnapshot {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)
  return JSON.parse(readFileSync(join(folder, String(newest)), 'utf8'))
}

const [jobs = '[]', name = ''] = process.argv.slice(2)
await generate(JSON.parse(jobs), name)
process.exit(0)
