import { readFileSync } from 'node:fs'
import { demos } from '@vitrine/demo/seed'
import { expect, it } from 'vitest'
import { isStored, type Stored } from '../../packages/canvas/src/core/stored.ts'
import { mayBeTypedRich } from '../../packages/canvas/src/core/typed-rich.ts'
import { comesBack } from '../../packages/canvas/src/ui/rich/rich-document.ts'
import { PAGE_SECTIONS } from '../../packages/pages/src/content/sections/sections.ts'
import { PAGE_TEMPLATES } from '../../packages/pages/src/content/templates/templates.ts'

/** All rich texts in a value. */
function richTextsIn(value: unknown): readonly Stored[] {
  if (Array.isArray(value)) return value.flatMap(richTextsIn)
  if (!isStored(value)) return []
  return isStored(value.root) && value.root.type === 'root' ? [value] : Object.values(value).flatMap(richTextsIn)
}

it.each([
  ['the demo', demos],
  ['the sections', PAGE_SECTIONS],
  ['the page templates', PAGE_TEMPLATES],
])('every rich text of %s can be typed on the page, and comes back as it is', (_, source) => {
  const texts = richTextsIn(JSON.parse(JSON.stringify(source)))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => !mayBeTypedRich(text) || !comesBack(text))).toEqual([])
})

it('the editor on the page is of exactly the version that Payload’s is', () => {
  const dependencies = (folder: string): Readonly<Record<string, string>> =>
    JSON.parse(readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), 'utf8')).dependencies
  const theirs = dependencies('node_modules/@payloadcms/richtext-lexical')
  const ours = Object.entries(dependencies('packages/canvas')).filter(([name]) => /^(?:lexical$|@lexical\/)/.test(name))
  expect(ours.length).toBeGreaterThan(3)
  expect(ours.filter(([name, version]) => theirs[name] !== undefined && theirs[name] !== version)).toEqual([])
  expect(ours.filter(([, version]) => version !== theirs.lexical)).toEqual([])
})
