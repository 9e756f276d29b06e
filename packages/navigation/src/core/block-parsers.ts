import type { BlockParsers } from '@vitrine/kit/core'
import { parseBreadcrumb } from './blocks/breadcrumb.ts'
import { parseVerticalMenu } from './blocks/vertical-menu.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = { breadcrumb: parseBreadcrumb, verticalMenu: parseVerticalMenu }
