import { enhancer } from '@vitrine/islands/ui'

/** Cards in it whose images grow into those of the pages that they lead to. */
export const SharingImages = /* @__PURE__ */ enhancer('shared-image', { when: 'attention' })
