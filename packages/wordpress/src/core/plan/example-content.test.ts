import { describe, expect, it } from 'vitest'
import { eventsFor, NOW } from '../../testing/plan/planned-export.ts'
import { indexOf } from '../index-of-export/export-index.ts'
import { countOfExamples } from './example-choice.ts'
import { exampleQuestions } from './example-content.ts'
import { resolveOptions } from './resolve-options.ts'

const EXAMPLES = { pages: 12, posts: 9, menus: 1, 'contact-forms': 2 }

describe('the question about example content', () => {
  it('names what the site has of it, and suggests to replace it', () => {
    const [asked, ...others] = exampleQuestions({}, { examples: EXAMPLES })
    expect(others).toEqual([])
    expect(asked?.text.en).toContain('(pages: 12, posts: 9, others: 3)')
    expect(asked?.text.de).toContain('(Seiten: 12, Beiträge: 9, andere: 3)')
    expect(asked).toMatchObject({
      option: 'exampleContent',
      suggestion: { en: 'replace it' },
      choices: [{ value: 'replace' }, { value: 'keep' }],
    })
  })

  it('is not asked where it was answered', () =>
    expect(exampleQuestions({ exampleContent: 'keep' }, { examples: EXAMPLES })).toEqual([]))

  it.each([{}, { examples: {} }])('is not asked of a site without examples: %o', (target) =>
    expect(exampleQuestions({}, target)).toEqual([]))

  it('comes first, and decides over the import', () => {
    const target = { languages: ['en'] as const, now: NOW, examples: EXAMPLES }
    const { options, questions } = resolveOptions({}, indexOf(eventsFor({})), target)
    expect(questions[0]?.option).toBe('exampleContent')
    expect(options.exampleContent).toBe('replace')
  })
})

describe('the number of examples', () => {
  it('is that of all collections', () => expect(countOfExamples(EXAMPLES)).toBe(24))
  it('is that of the collections that an import takes', () =>
    expect(countOfExamples(EXAMPLES, new Set(['pages', 'projects']))).toBe(12))
})
