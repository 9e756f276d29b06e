import { record, text } from '@vitrine/content/core'
import { isCleanName } from './file-name.ts'

/** Files that one import takes, and answers to its questions. */
const MAX_FILES = 200
const MAX_ANSWERS = 300

/** Characters of an answer, and of the option that it answers. */
const MAX_ANSWER_LENGTH = 500
const MAX_OPTION_LENGTH = 200

/** Request of an owner: names of files in the import folder, and answers to the questions of the export. */
export interface ImportRequest {
  readonly exports: readonly string[]
  /** Folders and zips in which files of the library are looked for, in their order. */
  readonly media: readonly string[]
  /** File of redirects that a plugin of the old site kept. */
  readonly redirects: string | undefined
  /** By the option of each question. */
  readonly answers: Readonly<Record<string, string>>
  /** Overwrites what was changed here since it was imported. */
  readonly update: boolean
  /** Fetches files that are not there from the old site. */
  readonly fetchMedia: boolean
  /** Goes on with the last import with other answers, so that nothing is left of those before. */
  readonly changesAnswers: boolean
}

/** Reads a request that the page sends, and what the database holds of it. Undefined when it is none. */
export function parseImportRequest(value: unknown): ImportRequest | undefined {
  const given = record(value)
  const [exports, media] = [namesIn(given.exports), namesIn(given.media)]
  const redirects = text(given.redirects)
  const answers = answersIn(given.answers)
  if (!exports || !media || !answers || (redirects !== undefined && !isCleanName(redirects))) return undefined
  return {
    exports,
    media,
    redirects,
    answers,
    update: given.update === true,
    fetchMedia: given.fetchMedia === true,
    changesAnswers: given.changesAnswers === true,
  }
}

function namesIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_FILES) return undefined
  return value.every((name) => typeof name === 'string' && isCleanName(name)) ? value : undefined
}

function answersIn(value: unknown): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(record(value))
  if (entries.length > MAX_ANSWERS) return undefined
  const answers = new Map<string, string>()
  for (const [option, answer] of entries) {
    if (typeof answer !== 'string' || answer.length > MAX_ANSWER_LENGTH) return undefined
    if (option.length > MAX_OPTION_LENGTH) return undefined
    if (answer.trim() !== '') answers.set(option, answer.trim())
  }
  return Object.fromEntries(answers)
}
