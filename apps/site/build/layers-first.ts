import type { Plugin } from 'vite'

const LAYERS = '@layer reset,tokens,base,components,designs;'

/**
 * Says the order of the cascade layers at the start of the stylesheet. Files come into it in the order of chunks, so the
 * statement in base.css may come after the first use of a layer, which would then be the weakest.
 */
export function layersFirst(): Plugin {
  return {
    name: 'vitrine:layers-first',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + String(file.source)
      }
    },
  }
}
