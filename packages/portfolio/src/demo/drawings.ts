import type { DemoFile } from '@vitrine/kit/demo'
import { benchByTheHour } from './drawings/bench-by-the-hour.ts'
import { chairFromTwoSides } from './drawings/chair-from-two-sides.ts'
import { lampOverATable } from './drawings/lamp-over-a-table.ts'
import { planByAWeir } from './drawings/plan-by-a-weir.ts'

/** Drawings of projects as media, by the names under which projects refer to them. */
export const drawings: Readonly<Record<string, { readonly alt: string }>> = {
  'plan-by-a-weir': {
    alt: 'Plan of a ground floor, fourteen metres forty by nine metres: seven places with numbers, a stair by the south wall, a dashed outline two metres to the north of it in front of the east window, and a river in the east.',
  },
  'bench-by-the-hour': {
    alt: 'Elevation of a bench, eleven metres long and forty-seven centimetres high, in front of a window grid: its back is highest at seven and at seventeen hours.',
  },
  'chair-from-two-sides': {
    alt: 'Front and side of a chair: 430 millimetres wide, 450 deep, the seat at 440, the back at 790.',
  },
  'lamp-over-a-table': {
    alt: 'Section of a pleated lamp, 460 millimetres wide and 340 high, 600 above a table: its light falls on the table alone, 180 lux.',
  },
}

/** Files of {@link drawings}. */
export const drawingFiles: Readonly<Record<string, DemoFile>> = {
  'plan-by-a-weir': planByAWeir,
  'bench-by-the-hour': benchByTheHour,
  'chair-from-two-sides': chairFromTwoSides,
  'lamp-over-a-table': lampOverATable,
}
