// What only sliders with more than fades need; loaded when a slide asks for it.
export { DRAWING } from '../../core/transitions/drawing.ts'
export { nameOf, TRANSITIONS } from '../../core/transitions/table.ts'
export { takeApart } from './pieces.ts'
