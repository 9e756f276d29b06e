import type { BlockParsers } from '@vitrine/ui/core'
import { parseBreadcrumb } from './core/blocks/breadcrumb.ts'

export type { Crumb } from './core/breadcrumb.ts'
export type { Contact } from './core/contact.ts'
export { markCurrent } from './core/current.ts'
export { type FooterView, parseFooter } from './core/footer.ts'
export { type HeaderView, parseHeader } from './core/header.ts'
export type { Link, MenuItem } from './core/menu.ts'
export { SCHEME_SCRIPT } from './core/scheme.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = { breadcrumb: parseBreadcrumb }
