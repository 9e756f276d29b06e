import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { HELP_PAGES, helpPageOf } from '@vitrine/content/core'
import { expect, it } from 'vitest'
import { contentModel } from './content-model.ts'
import { everyFeature } from './every-feature.ts'

const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url))

const { collections, globals, logs } = contentModel(everyFeature)

const screens = [...collections, ...globals, ...logs].filter(({ admin }) => admin?.group !== undefined)

const pages = readdirSync(DOCS).filter((name) => name.endsWith('.md'))

it.each(
  screens.map((screen) => [screen.slug, screen] as const),
)('the screen of %s names the page of the documentation that explains it', (_, { admin }) =>
  expect(helpPageOf(admin?.custom)).toBeDefined())

it.each(HELP_PAGES)('%s is a page of the documentation, with a title, and stands in its list', (page) => {
  expect(readFileSync(`${DOCS}/${page}.md`, 'utf8')).toMatch(/^# \S.*\n/)
  expect(readFileSync(`${DOCS}/README.md`, 'utf8')).toContain(`(${page}.md)`)
})

it.each(pages)('links and images of %s lead somewhere', (page) => {
  const text = readFileSync(`${DOCS}/${page}`, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const files = targets.filter((target) => !/^(?:https?:|mailto:|#)/.test(target)).map((target) => target.split('#')[0])
  expect(files.filter((file) => !existsSync(`${DOCS}/${file}`))).toEqual([])
})
