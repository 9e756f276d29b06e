import type { Block } from 'payload'

/** Blocks of this package, in the order of the picker. */
export const videoBlocks: Block[] = []
