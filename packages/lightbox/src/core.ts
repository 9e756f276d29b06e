import type { BlockParsers } from '@vitrine/ui/core'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {}
