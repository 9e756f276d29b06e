import type { Plugin } from 'vite'

/** Module id of the helper that Vite wraps around every dynamic import. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Leaves dynamic imports as they are. Vite's helper preloads what a chunk needs, and is nearly as large as all the boot
 * code of a page; here a chunk needs no other than the one of React, which is asked for at the same time.
 */
export function plainImports(): Plugin {
  return {
    name: 'vitrine:plain-imports',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
    },
  }
}
