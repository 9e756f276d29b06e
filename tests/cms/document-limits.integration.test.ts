import { excessText, MAX_BLOCK_DEPTH, MAX_BLOCKS } from '@vitrine/content/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPath, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'

/** Depth at which a walk that calls itself ends in an error. */
const ENDLESS = 20_000

let content: TestContent
let token: string

beforeAll(async () => {
  content = await openContent()
  token = await signIn(content, 'administrator')
})

afterAll(() => content.close())

function columns(depth: number): object {
  let block: object = { blockType: 'separator', look: 'line' }
  for (let level = 1; level < depth; level += 1) {
    block = { blockType: 'columns', ratio: 'halves', columns: [{ blocks: [block] }] }
  }
  return block
}

const tooDeep = JSON.stringify({ layout: [columns(MAX_BLOCK_DEPTH + 1)] })
const tooMany = JSON.stringify({ layout: Array(MAX_BLOCKS + 1).fill({ blockType: 'separator', look: 'line' }) })
const endless = `{"layout":[{"blockType":"separator","frame":${'['.repeat(ENDLESS)}${']'.repeat(ENDLESS)}}]}`

async function ask(method: string, path: string, body: string | FormData, language = 'en') {
  const headers = {
    'accept-language': language,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  }
  const response = await askPath(content, path, { method, body, headers }, token)
  return { status: response.status, body: await response.json() }
}

const refused = (message: string) => ({ status: 413, body: { errors: [{ message }] } })

describe('a document beyond the limits', () => {
  it.each([
    ['blocks in one another', tooDeep, excessText('block depth')],
    ['blocks', tooMany, excessText('blocks')],
    ['values in one another', endless, excessText('JSON depth')],
  ])('is refused in a sentence: %s', async (_, body, { en, de }) => {
    expect(await ask('POST', '/posts?draft=true', body)).toEqual(refused(en))
    expect(await ask('POST', '/posts?draft=true', body, 'de')).toEqual(refused(de))
  })

  it('is refused as the form of the admin sends it', async () => {
    const form = new FormData()
    form.append('_payload', tooDeep)
    expect(await ask('POST', '/pages?draft=true&depth=0', form)).toEqual(refused(excessText('block depth').en))
  })

  it.each([
    ...['pages', 'posts', 'projects', 'reusable-blocks', 'sliders', 'contact-forms'],
    ...['globals/header', 'globals/footer', 'globals/theme'],
  ])('is refused wherever blocks stand: %s', async (path) =>
    expect(await ask('POST', `/${path}`, tooDeep)).toEqual(refused(excessText('block depth').en)))

  it('is refused as a change, and what was saved stays', async () => {
    const made = await ask(
      'POST',
      '/posts?draft=true',
      JSON.stringify({ title: 'Deep', layout: [columns(MAX_BLOCK_DEPTH)] }),
    )
    expect(made.status).toBe(201)
    const path = `/posts/${made.body.doc.id}?draft=true`
    expect(await ask('PATCH', path, tooDeep)).toEqual(refused(excessText('block depth').en))
    const found = await (await askPath(content, path, {}, token)).json()
    expect(found.layout).toEqual(made.body.doc.layout)
  })

  it('is refused to several documents at once', async () =>
    expect(await ask('PATCH', '/posts?where[id][exists]=true&draft=true', tooDeep)).toEqual(
      refused(excessText('block depth').en),
    ))
})
