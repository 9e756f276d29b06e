import { afterEach, expect, it } from 'vitest'
import { type Start, startShareServer } from './share-server.ts'
import { askForShared } from './shared.ts'

/** Milliseconds that the tests below wait for what never starts. */
const SHORT_MS = 50

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

async function serve(starts: Readonly<Record<string, Start>>): Promise<string> {
  const server = await startShareServer(starts)
  stop = server.stop
  return server.url
}

const started = (text: string) => ({ text, stop: async () => {} })

it('starts what is shared once, and what it needs before it', async () => {
  const begun: string[] = []
  const url = await serve({
    demo: async () => {
      begun.push('demo')
      return started('a folder')
    },
    site: async (textOf) => {
      begun.push('site')
      return started(`a site on ${await textOf('demo')}`)
    },
  })
  const ask = () => askForShared(url, 'site', SHORT_MS)
  expect(await Promise.all([ask(), ask()])).toEqual(['a site on a folder', 'a site on a folder'])
  expect(begun).toEqual(['site', 'demo'])
})

it('waits for a start that takes longer than one request', async () => {
  let finish = () => {}
  const url = await serve({
    site: async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return started('a site')
    },
  })
  const first = await fetch(`${url}/site`)
  expect(first.status).toBe(202)
  const asking = askForShared(url, 'site', SHORT_MS)
  finish()
  expect(await asking).toBe('a site')
})

it('is given up with what was written last', async () => {
  let finish = () => {}
  const url = await serve({
    admin: async (_, write) => {
      write('Reading the settings\nWaiting for the database\n')
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return started('an admin')
    },
  })
  await expect(askForShared(url, 'admin', SHORT_MS)).rejects.toThrow(
    'Waited 0.05 s in vain for the shared admin. It wrote last:\nReading the settings\nWaiting for the database',
  )
  finish()
})

it('says what went wrong with a start, and which names there are none of', async () => {
  const url = await serve({ site: () => Promise.reject(new Error('No such folder.')) })
  await expect(askForShared(url, 'site', SHORT_MS)).rejects.toThrow('No such folder.')
  await expect(askForShared(url, 'shop', SHORT_MS)).rejects.toThrow('Nothing called "shop" is shared by tests.')
})
