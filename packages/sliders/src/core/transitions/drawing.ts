import { framesFrom } from './frames.ts'
import { cut } from './pieces.ts'
import type { Drawing } from './plan.ts'

/** Everything that the table names. */
export const DRAWING: Drawing = { cut, frames: framesFrom }
