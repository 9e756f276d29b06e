import { loadSettings } from '../settings/load.ts'
import { vitrineConfig } from './vitrine-config.ts'

/** The config that `npm run migrations` compares with what the migrations have made so far. */
const { MIGRATION_DIR } = process.env
if (!MIGRATION_DIR) throw new Error('MIGRATION_DIR is not set. Use npm run migrations.')

export default vitrineConfig({ settings: loadSettings(process.env, process.cwd()), migrationDir: MIGRATION_DIR })
