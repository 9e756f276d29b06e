import { published } from '@vitrine/kit/demo'
import { furniture } from './furniture.ts'
import { light } from './light.ts'
import { rooms } from './rooms.ts'
import type { DemoBoards } from './rows.ts'

/** Boards of the demo's studio, for those who live with what it made. */
export const boards = {
  tables: published({
    title: 'Tables and chairs',
    description: 'Oil, wax, creaks and rings. How wood behaves in a house with people in it.',
    place: 1,
  }),
  light: published({ title: 'Light', description: 'Bulbs, dimmers, heights. What hums, and why.', place: 2 }),
  rooms: published({
    title: 'Rooms and building',
    description: 'Plaster, floors, trades, and the order in which they come.',
    place: 3,
  }),
}

/** Topics of the demo, by the names of their boards. */
export const topicsOfBoards: DemoBoards = { tables: furniture, light, rooms }

/** People of the studio, who moderate. */
export const moderators: readonly string[] = ['Mara Halden', 'Yusuf Demir', 'Tobias Rye']
