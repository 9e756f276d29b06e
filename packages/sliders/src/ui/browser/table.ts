import { DRAWING } from '../../core/transitions/drawing.ts'
import { nameOf, TRANSITIONS } from '../../core/transitions/table.ts'
import { takeApart } from './pieces.ts'

/** Parts for sliders with more than fades; loaded when a slide asks for them. */
export const TABLE = { drawing: DRAWING, nameOf, transitions: TRANSITIONS, takeApart }
