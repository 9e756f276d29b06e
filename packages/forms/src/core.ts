import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = parsersOf(declarations)
export { addressAway } from './core/after-sending.ts'
export { type Entries, type EntryValue, inputsOf } from './core/entries.ts'
export type { ContactForm, PublicForm } from './core/form.ts'
export { messageSearch } from './core/inbox/message-search.ts'
export { searchTextOf } from './core/inbox/search-text.ts'
export type { PageOutcome } from './core/outcome.ts'
export { formOrdinals, formOutcome, formsState } from './core/page-state.ts'
export { parseForm } from './core/parse-form.ts'
export type { Rule, Schema } from './core/rule.ts'
export { toSchema } from './core/schema.ts'
export { unitTagOf } from './core/unit-tag.ts'
export { validate } from './core/validate.ts'
