// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as comments } from './comments/comments.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [...comments]
