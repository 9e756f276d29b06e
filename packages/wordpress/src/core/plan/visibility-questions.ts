import type { ExportIndex } from '../index-of-export/export-index.ts'
import { placeOfKind } from './kinds.ts'
import type { GivenOptions, ImportOptions } from './options.ts'
import { type Question, question } from './questions.ts'

/** Asks who may see what not everybody could, where an export has such pages and it was not said. */
export function visibilityQuestions(
  given: GivenOptions,
  index: ExportIndex,
  { kinds }: ImportOptions,
): readonly Question[] {
  const documents = [...index.items.values()].filter(({ kind }) => DOCUMENTS.has(placeOfKind(kind, kinds)))
  const isPublished = (status: string) => status === 'publish' || status === 'future'
  const locked = documents.filter(({ knowsPassword, status }) => knowsPassword && isPublished(status)).length
  const hidden = documents.filter(({ status }) => status === 'private').length
  return [
    ...(given.passwords === undefined && locked > 0 ? [passwordQuestion(locked)] : []),
    ...(given.privatePages === undefined && hidden > 0 ? [privateQuestion(hidden)] : []),
  ]
}

const DOCUMENTS: ReadonlySet<string> = new Set(['post', 'page', 'project'])

function passwordQuestion(count: number): Question {
  return question('passwords', {
    text: `What should become of what stands behind a password (${count})?`,
    suggestion: 'drafts',
    confidence: 'likely',
    because: 'nobody can read a draft by mistake',
    choices: [
      { value: 'draft', label: 'Drafts, which only editors see' },
      { value: 'keep', label: 'Published, behind the same password' },
    ],
  })
}

function privateQuestion(count: number): Question {
  return question('privatePages', {
    text: `What should become of private pages and posts (${count})?`,
    suggestion: 'drafts',
    confidence: 'likely',
    because: 'only the editors of the old site could read them',
    choices: [
      { value: 'draft', label: 'Drafts, which only editors see' },
      { value: 'members', label: 'Published, for members who are signed in' },
    ],
  })
}
