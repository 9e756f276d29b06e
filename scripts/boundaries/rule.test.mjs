import { describe, expect, it } from 'vitest'
import { findViolation, importsOf } from './rule.mjs'

describe('an import arrow', () => {
  const allowed = [
    ['packages/forms/src/server/feedback.ts', '../core/validate.ts'],
    ['packages/forms/src/ui/contact-form.tsx', '@vitrine/islands/ui'],
    ['packages/forms/src/cms/contact-forms.ts', '@vitrine/cms/access'],
    ['packages/forms/src/cms/submissions.ts', '@vitrine/cms/sql'],
    ['packages/sliders/src/cms/stage/stage-bar.tsx', '@vitrine/ui/ui'],
    ['packages/cms/src/config/features.ts', '@vitrine/forms/cms'],
    ['apps/site/src/features/server.ts', '@vitrine/forms/server'],
    ['apps/admin/src/payload.config.ts', 'next/headers'],
    ['packages/forms/src/core/rules.property.test.ts', '../../../../tests/support/rounds.ts'],
  ]
  for (const [from, specifier] of allowed) {
    it(`${from} → ${specifier} is fine`, () => expect(findViolation(from, specifier)).toBeUndefined())
  }

  const wrong = [
    ['packages/forms/src/core/validate.ts', 'node:fs', 'core/ is pure'],
    ['packages/forms/src/core/validate.ts', '../server/feedback.ts', 'core/ may not import server/'],
    ['packages/forms/src/ui/contact-form.tsx', '../server/feedback.ts', 'ui/ may not import server/'],
    ['packages/forms/src/ui/contact-form.tsx', '@vitrine/pages/ui', 'features meet only in the programs'],
    ['packages/forms/src/ui/contact-form.tsx', '../../../pages/src/ui/hero.tsx', "another package's inside"],
    ['packages/forms/src/server/feedback.ts', '../../../../apps/site/src/main.ts', 'never imports a program'],
    ['packages/forms/src/core/rules.ts', '../../../../tests/support/rounds.ts', "another package's inside"],
    ['packages/forms/src/server/feedback.ts', '@vitrine/site/main', 'never imports a program'],
    ['apps/site/src/main.ts', 'next', 'never loads Next'],
    ['apps/site/src/main.ts', '@payloadcms/ui', 'never loads Next'],
    ['apps/site/src/main.ts', '../../../packages/forms/src/server/index.ts', 'use the package name'],
  ]
  for (const [from, specifier, reason] of wrong) {
    it(`${from} → ${specifier} is refused`, () => expect(findViolation(from, specifier)).toContain(reason))
  }
})

describe('the imports of a file', () => {
  it('are found in every form', () => {
    const source = `import a from 'a'\nimport { b,\n  c } from "b"\nimport 'side'\nexport { d } from 'd'\nexport type { E } from 'e'\nconst f = await import('f')\n`
    expect(importsOf(source)).toEqual(['a', 'b', 'side', 'd', 'e', 'f'])
  })

  it('are not looked for in texts', () => expect(importsOf("const text = 'from \\'x\\''")).toEqual([]))
})
