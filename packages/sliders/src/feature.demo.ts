import { type FeatureDemo, published } from '@vitrine/kit/demo'
import { roomsInUse } from './demo/rooms-in-use.ts'

/** The slider of the demo. */
export const demo: FeatureDemo = {
  parts: [
    {
      collection: 'sliders',
      reference: 'slider',
      documents: { [roomsInUse.alias]: published(roomsInUse) },
      translated: { de: [roomsInUse.alias] },
    },
  ],
}
