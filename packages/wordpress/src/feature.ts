import { defineFeature } from '@vitrine/kit/feature'
import { moveIn } from './content/move-in.ts'

/** Moving in from WordPress by a page of the admin. */
export const feature = defineFeature({
  name: 'wordpress',
  globals: () => [moveIn],
})
