import type { BlockParsers } from '@vitrine/ui/core'
import { parseVerticalMenu } from './blocks/vertical-menu.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = { verticalMenu: parseVerticalMenu }
