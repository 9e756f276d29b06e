import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFeatures } from './features.mjs'

describe('the features of a site', () => {
  /** @type {string} */
  let root
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const choose = (/** @type {readonly string[]} */ ...names) =>
    write('vitrine.config.ts', `export default { features: ${JSON.stringify(names)} as readonly string[] }\n`)

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'vitrine-features-'))
    write('package.json', '{ "type": "module" }')
    write('features.json', JSON.stringify(['pages', { name: 'shop', optional: true }]))
    write('packages/pages/package.json', JSON.stringify({ exports: { './feature': './feature.ts' } }))
    write('packages/shop/package.json', JSON.stringify({ exports: { './feature': './feature.ts' } }))
  })

  afterAll(() => rmSync(root, { recursive: true }))

  const pages = { name: 'pages', entries: ['feature'], isOptional: false, isOn: true }
  const shop = { name: 'shop', entries: ['feature'], isOptional: true }

  it('are all that are not optional, and the optional ones that its config names', async () => {
    choose('shop')
    expect(await readFeatures(root)).toEqual([pages, { ...shop, isOn: true }])
  })

  it('have optional ones off that its config does not name', async () => {
    choose()
    expect(await readFeatures(root)).toEqual([pages, { ...shop, isOn: false }])
  })

  it.each(['pages', 'gone'])('cannot be chosen where there is no choice: %s', async (name) => {
    choose(name)
    await expect(readFeatures(root)).rejects.toThrow(
      `vitrine.config.ts names the feature ${name}, which is no optional one. There are: shop.`,
    )
  })
})
