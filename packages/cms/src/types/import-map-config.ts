import { everyFeature } from '../config/every-feature.ts'
import { vitrineConfig } from '../config/vitrine-config.ts'
import { loadSettings } from '../settings/load.ts'

/**
 * The config whose components `npm run types` lists for the admin, in the file that `IMPORT_MAP_FILE` names: that of a
 * site with all optional features.
 */
export default vitrineConfig({
  settings: loadSettings(process.env, process.cwd()),
  features: everyFeature,
  docsDir: 'docs',
}).then((config) => {
  const importMapFile = process.env.IMPORT_MAP_FILE
  if (importMapFile === undefined) throw new Error('IMPORT_MAP_FILE names no file. Run npm run types.')
  return { ...config, admin: { ...config.admin, importMap: { ...config.admin.importMap, importMapFile } } }
})
