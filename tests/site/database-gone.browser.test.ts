import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSite } from '../support/site.ts'

it('a site whose database file is taken away is not ready, and does not start anew without it', async () => {
  const site = await startSite()
  const ready = async () => (await fetch(`${site.url}/readyz`)).status
  expect(await ready()).toBe(200)
  const file = join(site.dataDir, 'vitrine.db')
  await rename(file, `${file}.away`)
  expect(await ready()).toBe(503)
  await site.terminate()
  await expect(site.restart()).rejects.toThrow(/vitrine\.db is gone, though this data folder holds a site/)
  await rename(`${file}.away`, file)
  await site.restart()
  expect(await ready()).toBe(200)
  await site.stop()
})
