import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBreaches } from './find-breaches.mjs'

/** Imports that are fine, each from a file to another. */
const FINE = [
  ['packages/forms/src/server/feedback.ts', 'packages/forms/src/core/validate.ts'],
  ['packages/forms/src/server/feedback.ts', 'packages/forms/src/store/messages.ts'],
  ['packages/forms/src/ui/contact-form.ts', 'packages/ui/src/ui.ts'],
  ['packages/forms/src/content/contact-forms.ts', 'packages/content/src/access.ts'],
  ['packages/forms/src/store/submissions.ts', 'packages/content/src/sql.ts'],
  ['packages/forms/src/admin/inbox.ts', 'packages/ui/src/ui.ts'],
  ['packages/forms/src/blocks/note/note.view.tsx', 'packages/forms/src/blocks/note/note.block.ts'],
  ['packages/forms/src/blocks/note/note.view.tsx', 'packages/ui/src/ui.ts'],
  ['packages/forms/src/core/notes.ts', 'packages/forms/src/blocks/note/note.block.ts'],
  ['packages/cms/src/config/features.ts', 'packages/forms/src/feature.ts'],
  ['packages/forms/src/feature.ts', 'packages/forms/src/content.ts'],
  ['packages/forms/src/feature.view.ts', 'packages/forms/src/ui.ts'],
  ['packages/forms/src/feature.server.ts', 'packages/forms/src/server.ts'],
  ['packages/forms/src/feature.demo.ts', 'packages/forms/src/demo/form.ts'],
  ['packages/forms/src/demo/form.ts', 'packages/kit/src/demo.ts'],
  ['packages/forms/src/core/kinds.ts', 'packages/forms/src/layers/dot/dot.layer.ts'],
  ['packages/forms/src/layers/dot/dot.form.ts', 'packages/forms/src/content/contact-forms.ts'],
  ['packages/forms/src/content/dots.ts', 'packages/forms/src/layers/dot/dot.form.ts'],
  ['packages/forms/src/core/dots.ts', 'packages/forms/src/layers/declarations.ts'],
  ['packages/forms/src/content/dots.ts', 'packages/forms/src/layers/forms.ts'],
  ['packages/forms/src/layers/dot/dot.view.tsx', 'packages/ui/src/ui.ts'],
  ['packages/pages/src/content/pages.test.ts', 'packages/forms/src/core.ts'],
  ['apps/site/src/features.ts', 'packages/forms/src/server.ts'],
  ['packages/forms/src/core/tag-types.ts', 'packages/forms/src/fields/tags.ts'],
  ['packages/forms/src/fields/range/range.view.tsx', 'packages/forms/src/fields/range/range.tag.ts'],
  ['packages/forms/src/fields/quiz/quiz.server.ts', 'packages/forms/src/fields/quiz/quizzes.server.ts'],
]

/** Imports that are wrong, each with the rule that says so. */
const WRONG = [
  ['packages/content/src/content/pages.ts', 'packages/forms/src/core.ts', 'rank-of-content'],
  ['packages/forms/src/core/form.ts', 'packages/pages/src/core.ts', 'rank-of-blocks'],
  ['packages/forms/src/core/status.ts', 'packages/forms/src/server/answer.ts', 'layer-core'],
  ['packages/forms/src/ui/field.ts', 'packages/forms/src/content/fields.ts', 'layer-ui'],
  ['packages/forms/src/ui/field.ts', 'packages/content/src/sql.ts', 'layer-ui'],
  ['packages/forms/src/content/mails.ts', 'packages/ui/src/ui.ts', 'layer-content'],
  ['packages/forms/src/blocks/card/card.block.ts', 'packages/forms/src/blocks/card/card.view.tsx', 'layer-declaration'],
  ['packages/forms/src/blocks/card/card.block.ts', 'packages/content/src/access.ts', 'layer-declaration'],
  ['packages/forms/src/blocks/card/card.examples.ts', 'packages/forms/src/content/cards.ts', 'layer-block'],
  ['packages/forms/src/core/cards.ts', 'packages/forms/src/blocks/card/card.enhancer.ts', 'layer-core'],
  ['packages/forms/src/layers/bar/bar.layer.ts', 'packages/forms/src/content/bars.ts', 'layer-declaration'],
  ['packages/forms/src/layers/bar/bar.view.tsx', 'packages/forms/src/content/bars.ts', 'layer-block'],
  ['packages/forms/src/core/bars.ts', 'packages/forms/src/layers/bar/bar.form.ts', 'layer-core'],
  ['packages/forms/src/core/bars.ts', 'packages/forms/src/layers/views.ts', 'layer-core'],
  ['packages/forms/src/server/mails.ts', 'packages/ui/src/ui/inside.ts', 'not-its-inside'],
  ['packages/forms/src/server/site.ts', 'apps/site/src/main.ts', 'not-a-program'],
  ['apps/site/src/bar.ts', 'packages/forms/src/admin.ts', 'site-without-admin'],
  ['packages/forms/src/feature.ts', 'packages/forms/src/ui/field.ts', 'layer-feature'],
  ['packages/forms/src/feature.view.ts', 'packages/forms/src/server.ts', 'layer-feature-view'],
  ['packages/forms/src/feature.server.ts', 'packages/forms/src/ui.ts', 'layer-feature-server'],
  ['packages/forms/src/feature.demo.ts', 'packages/forms/src/content.ts', 'layer-demo'],
  ['packages/forms/src/demo/form.ts', 'packages/forms/src/core/form.ts', 'layer-demo'],
  ['packages/forms/src/fields/range/range.tag.ts', 'packages/forms/src/fields/range/range.view.tsx', 'layer-core'],
  ['packages/forms/src/fields/range/range.tag.ts', 'packages/forms/src/content/field-parts.ts', 'layer-core'],
  ['packages/forms/src/fields/file/file.view.tsx', 'packages/forms/src/fields/file/file.server.ts', 'layer-ui'],
  ['packages/forms/src/fields/file/file.block.ts', 'packages/forms/src/ui/field.ts', 'layer-content'],
]

/** Libraries, each with the rule that refuses it there. */
const LIBRARIES = [
  ['packages/forms/src/core/clock.ts', 'node:fs', 'core-is-pure'],
  ['packages/forms/src/blocks/note/note.block.ts', 'node:fs', 'core-is-pure'],
  ['packages/forms/src/ui/disk.ts', 'node:fs', 'visitors-get-no-node'],
  ['packages/forms/src/blocks/note/note.view.tsx', 'node:fs', 'visitors-get-no-node'],
  ['packages/forms/src/fields/date/date.tag.ts', 'node:fs', 'core-is-pure'],
  ['packages/forms/src/fields/date/date.view.tsx', 'node:fs', 'visitors-get-no-node'],
]

const ENTRIES = {
  content: { './access': './src/access.ts', './sql': './src/sql.ts' },
  forms: {
    './core': './src/core.ts',
    './content': './src/content.ts',
    './server': './src/server.ts',
    './admin': './src/admin.ts',
    './feature': './src/feature.ts',
    './feature.server': './src/feature.server.ts',
  },
  kit: { './demo': './src/demo.ts' },
  pages: { './core': './src/core.ts' },
  ui: { './ui': './src/ui.ts' },
  cms: {},
}

describe('an import arrow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-arrows-'))
  /** @type {readonly string[]} */
  let breaches = []

  beforeAll(async () => {
    const sources = new Map()
    const write = (file, line) => sources.set(file, `${sources.get(file) ?? 'export {}\n'}${line}`)
    for (const [from, to] of [...FINE, ...WRONG]) {
      write(to, '')
      write(from, `import '${relativePath(from, to)}'\n`)
    }
    for (const [from, library] of LIBRARIES) write(from, `import '${library}'\n`)
    for (const [name, exports] of Object.entries(ENTRIES)) {
      write(`packages/${name}/package.json`, '')
      sources.set(`packages/${name}/package.json`, JSON.stringify({ name: `@vitrine/${name}`, exports }))
    }
    for (const [file, text] of sources) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    breaches = (await findBreaches(folder)).map(({ breach }) => breach)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  for (const [from, to] of FINE) {
    it(`${from} → ${to} is fine`, () => {
      expect(breaches.filter((breach) => breach.endsWith(`${from} → ${to}`))).toEqual([])
    })
  }
  for (const [from, to, rule] of [...WRONG, ...LIBRARIES]) {
    it(`${from} → ${to} is refused`, () => {
      const target = to.replace(/^node:/, '')
      expect(breaches).toContain(`${rule}: ${from} → ${target}`)
    })
  }
  it('that leads the admin to what runs on the site is refused, over however many files', async () => {
    const [config, feature] = ['apps/admin/src/config.ts', 'packages/pages/src/feature.ts']
    mkdirSync(join(folder, 'apps/admin/src'), { recursive: true })
    writeFileSync(join(folder, config), "import '../../../packages/pages/src/feature.ts'\n")
    writeFileSync(join(folder, feature), "import './feature.server.ts'\n")
    writeFileSync(join(folder, 'packages/pages/src/feature.server.ts'), 'export {}\n')
    const found = (await findBreaches(folder)).map(({ breach }) => breach)
    expect(found).toContain(`admin-without-site: ${config} → packages/pages/src/feature.server.ts`)
  })
  it('that leads the site to the admin is refused, over however many files', async () => {
    const run = 'apps/site/src/run.ts'
    writeFileSync(join(folder, run), "import '../../../packages/pages/src/core.ts'\n")
    writeFileSync(join(folder, 'packages/pages/src/core.ts'), "import './admin/list.ts'\n")
    mkdirSync(join(folder, 'packages/pages/src/admin'), { recursive: true })
    writeFileSync(join(folder, 'packages/pages/src/admin/list.ts'), 'export {}\n')
    const found = (await findBreaches(folder)).map(({ breach }) => breach)
    expect(found).toContain(`site-reaches-no-admin: ${run} → packages/pages/src/admin/list.ts`)
  })
  it('that names a package is followed to its file', async () => {
    const modules = join(folder, 'node_modules/@vitrine')
    mkdirSync(modules, { recursive: true })
    symlinkSync(join(folder, 'packages/forms'), join(modules, 'forms'))
    writeFileSync(join(folder, 'packages/ui/src/ui/upwards.ts'), "import type {} from '@vitrine/forms/core'\n")
    writeFileSync(join(folder, 'packages/ui/src/ui/nowhere.ts'), "import '@vitrine/forms/nothing'\n")
    const found = (await findBreaches(folder)).map(({ breach }) => breach)
    expect(found).toContain('rank-of-ui: packages/ui/src/ui/upwards.ts → packages/forms/src/core.ts')
    expect(found).toContain('not-found: packages/ui/src/ui/nowhere.ts → @vitrine/forms/nothing')
  })
  it('in a circle is refused', async () => {
    const [one, other] = ['packages/forms/src/core/one.ts', 'packages/forms/src/core/other.ts']
    writeFileSync(join(folder, one), "import './other.ts'\n")
    writeFileSync(join(folder, other), "import './one.ts'\n")
    expect((await findBreaches(folder)).map(({ breach }) => breach)).toContain(`no-circle: ${one} → ${other}`)
  })
})

function relativePath(from, to) {
  const up = '../'.repeat(from.split('/').length - 1)
  return `./${up}${to}`
}
