import { DRAWING } from '../../core/transitions/drawing.ts'
import { nameOf, TRANSITIONS } from '../../core/transitions/table.ts'
import { takeApart } from './pieces.ts'

/** What only sliders with more than fades need; loaded when a slide asks for it. */
export const TABLE = { drawing: DRAWING, nameOf, transitions: TRANSITIONS, takeApart }
