import { afterEach, describe, expect, it, vi } from 'vitest'
import { followSaves, noteBase, type SaveAnswer, type SavingForm, sendingSaves } from './send-saves.ts'
import { savesThatWait } from './waiting-saves.ts'

const SAVE = { method: 'PATCH', body: new FormData() }

const calls: string[] = []
const ends: (() => void)[] = []

/** A form that writes down of what it is told. */
function openForm(document: string, name: string): SavingForm {
  const form = {
    takes: () => void calls.push(`${name} takes`),
    answered: ({ isStored, updatedAt }: SaveAnswer) =>
      void calls.push(`${name} ${isStored ? `is stored at ${updatedAt}` : 'is refused'}`),
  }
  ends.push(followSaves(document, form))
  return form
}

/** A site that answers with these, one after the other, and writes down what it gets. */
function siteWith(...answers: readonly Response[]) {
  const left = [...answers]
  const site = async (_: unknown, init: RequestInit = {}) => {
    calls.push(`site gets ${new Headers(init.headers).get('if-match') ?? 'no version'}`)
    const answer = left.shift()
    if (!answer) throw new Error('The site has no answer left.')
    return answer
  }
  return sendingSaves(site as typeof fetch)
}

const stored = (updatedAt: string) => Response.json({ doc: { updatedAt } })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  calls.length = 0
  for (const end of ends.splice(0)) end()
})

describe('a form', () => {
  it('is told when a save takes what it holds, and of the answer before it gets that', async () => {
    openForm('pages/1', 'form')
    await siteWith(stored('2026-01-01'))('/api/pages/1?autosave=true', SAVE).then(() => calls.push('answer'))
    expect(calls).toEqual(['form takes', 'site gets no version', 'form is stored at 2026-01-01', 'answer'])
  })

  it('is told of each of two saves that follow each other, the second on the version of the first', async () => {
    openForm('pages/2', 'form')
    const send = siteWith(stored('2026-01-01'), stored('2026-01-02'))
    await Promise.all([send('/api/pages/2', SAVE), send('/api/pages/2', SAVE)])
    expect(calls).toEqual([
      'form takes',
      'form takes',
      'site gets no version',
      'form is stored at 2026-01-01',
      'site gets "2026-01-01"',
      'form is stored at 2026-01-02',
    ])
  })

  it('is told that a save was refused', async () => {
    noteBase('pages/3', '2026-01-01')
    openForm('pages/3', 'form')
    const answer = await siteWith(new Response('', { status: 400 }))('/api/pages/3', SAVE)
    expect(answer.status).toBe(400)
    expect(calls).toEqual(['form takes', 'site gets "2026-01-01"', 'form is refused'])
  })

  it('that lies above another of the same document is the one that saves, until it is closed', async () => {
    openForm('globals/menus', 'page')
    const send = siteWith(Response.json({ result: {} }), Response.json({ result: { updatedAt: '2026-01-01' } }))
    openForm('globals/menus', 'drawer')
    await send('/api/globals/menus', { ...SAVE, method: 'POST' })
    ends.pop()?.()
    await send('/api/globals/menus', { ...SAVE, method: 'POST' })
    expect(calls.filter((call) => !call.startsWith('site'))).toEqual([
      'drawer takes',
      'drawer is stored at undefined',
      'page takes',
      'page is stored at 2026-01-01',
    ])
  })
})

describe('a save that cannot be made now', () => {
  const refused = (status: number, code: string) => Response.json({ code, errors: [{ message: 'x' }] }, { status })

  it.each([
    [503, 'database_busy', 'busy'],
    [507, 'disk_full', 'full'],
    [503, 'database_away', 'unreachable'],
  ] as const)('waits after %s %s, says that it is %s, and is sent again by itself', async (status, code, said) => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', () => {})
    openForm('pages/4', 'form')
    const send = siteWith(refused(status, code), stored('2026-01-01'))
    const answer = send('/api/pages/4', SAVE)
    await vi.waitFor(() => expect(savesThatWait()).toMatchObject([{ document: 'pages/4', hindrance: said }]))
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await answer).status).toBe(200)
    expect(savesThatWait()).toEqual([])
    expect(calls.filter((call) => call.startsWith('form'))).toEqual(['form takes', 'form is stored at 2026-01-01'])
  })
})
