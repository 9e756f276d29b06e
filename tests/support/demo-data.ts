import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seed } from '../../scripts/launch/prepare.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with the demo in it. Copied by each test that changes something. */
    demoData: string
  }
}

/** Fills one data folder with the demo, for all browser tests of this run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
  await seed([], () => {}, { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' })
  project.provide('demoData', folder)
  return () => rm(folder, { recursive: true, force: true })
}
