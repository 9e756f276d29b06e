import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = parsersOf(declarations)

export type { Crumb } from './core/breadcrumb.ts'
export type { Contact } from './core/contact.ts'
export { markCurrent } from './core/current.ts'
export { FOOTER_TEXTS, type FooterView, parseFooter } from './core/footer.ts'
export { HEADER_TEXTS, type HeaderView, parseHeader } from './core/header.ts'
export type { Link, MenuItem } from './core/menu.ts'
export type { NavigationState } from './core/navigation-state.ts'
export { SCHEME_SCRIPT } from './core/scheme.ts'
