import type { FeatureServer } from '@vitrine/kit/server'
import { openImportFolder } from './server/move-in/import-folder.ts'
import { ImportProcess } from './server/move-in/import-process.ts'
import { moveInRoutes } from './server/move-in/move-in-routes.ts'

/** Settings that moving in by the admin reads. */
interface MoveInSettings {
  readonly dataDir: string
  readonly siteUrl: string
  /** False on nodes without an admin: nobody moves in there. */
  readonly admin: boolean
}

export const server: FeatureServer<MoveInSettings> = {
  start({ payload, settings, roleOf, startProgram, onError }) {
    if (!settings.admin) return {}
    let imports: ImportProcess | undefined
    return {
      async register(app) {
        const folder = await openImportFolder(settings.dataDir)
        const startImport = (args: readonly string[]) => startProgram('import', args)
        imports = new ImportProcess({ payload, folder, startImport, onError })
        await moveInRoutes(app, { payload, siteUrl: settings.siteUrl, roleOf, folder, imports })
      },
      // It goes on from there when somebody resumes it.
      stop: async () => void (await imports?.stop()),
    }
  },
}
