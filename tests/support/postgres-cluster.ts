import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startServer } from './postgres-server.ts'
import type { SharedDatabases } from './shared-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedDatabases: SharedDatabases
  }
}

/** Keeps one PostgreSQL for all files of a run, started when the first of them asks for its address. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-databases-'))
  let cluster: Promise<PostgresServer> | undefined
  const desk = createServer(async (_request, response) => {
    try {
      cluster ??= startServer()
      response.end((await cluster).address('postgres'))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  const address = desk.address()
  const port = typeof address === 'object' && address ? address.port : 0
  project.provide('sharedDatabases', { folder, postgres: `http://127.0.0.1:${port}/` })
  return async () => {
    desk.closeAllConnections()
    await new Promise((resolve) => desk.close(resolve))
    const started = await cluster?.catch(() => undefined)
    await started?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
