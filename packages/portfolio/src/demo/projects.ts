import { chairNo4 } from './projects/chair-no-4.ts'
import { ferryTerminal } from './projects/ferry-waiting-room.ts'
import { byAWeir } from './projects/house-by-a-weir.ts'
import { pendantNo2 } from './projects/pendant-no-2.ts'
import { libraryFloor } from './projects/reading-room.ts'
import { shopOfAshAndSlip } from './projects/shop-of-ash-and-slip.ts'
import { weirStreetBakery } from './projects/weir-street-bakery.ts'

/** In the order in which they are shown: their places say so. */
export const projects = [
  byAWeir,
  libraryFloor,
  ferryTerminal,
  weirStreetBakery,
  chairNo4,
  shopOfAshAndSlip,
  pendantNo2,
].map((project, index) => ({ ...project, place: index + 1 }))
