import { openPayload } from '@vitrine/cms/config'
import { type LoadedSettings, loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'

/** Content in a data folder, opened as the site opens it. */
export interface OpenedFolder {
  readonly payload: Payload
  readonly settings: LoadedSettings
  /** Ends its connections, so that the database is free. */
  close(): Promise<void>
}

export async function openFolder(
  dataDir: string,
  options: {
    readonly databaseUrl: string
    readonly migrate: boolean
    readonly languages?: string | undefined
    readonly siteUrl?: string | undefined
    /** Further settings of the site, by their names. */
    readonly env?: Readonly<Record<string, string>> | undefined
    /** Tells those apart that are open on one folder, as processes of the site are; its path unless given. */
    readonly key?: string | undefined
  },
): Promise<OpenedFolder> {
  const { databaseUrl, migrate, languages, siteUrl, env, key } = options
  const settings = loadSettings(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      LANGUAGES: languages,
      SITE_URL: siteUrl,
      ...env,
    },
    dataDir,
  )
  const payload = await openPayload(settings, { migrate, ...(key !== undefined && { key }) })
  return {
    payload,
    settings,
    close: () => closeConnections(payload),
  }
}

/** Connection of either database adapter. */
interface Connected {
  readonly client?: { close(): void }
  readonly pool?: { end(): Promise<void>; readonly _clients: readonly { end(): Promise<void> }[] }
}

/** Ends what was opened, and its connections: Payload leaves these open. */
export async function closeConnections(payload: Payload): Promise<void> {
  const connections = connectionsOf(payload)
  await payload.destroy()
  await connections.close()
}

function connectionsOf(payload: Payload): { close(): Promise<void> } {
  const { client, pool } = payload.db as unknown as Connected
  return {
    async close() {
      client?.close()
      if (!pool) return
      // The adapter takes one connection of the pool for good, so the pool itself would never come to an end.
      const taken = [...pool._clients]
      void pool.end()
      await Promise.all(taken.map((connection) => connection.end()))
    },
  }
}
