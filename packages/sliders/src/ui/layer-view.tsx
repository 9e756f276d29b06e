import { RichTextContent } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { Layer } from '../core/model/layer.ts'

/** One layer, where its slide's grid has it. */
export function LayerView({ layer }: { readonly layer: Layer }): ReactNode {
  return (
    <div className="layer" data-layer={layer.id}>
      {layer.type === 'text' && <RichTextContent nodes={layer.content} />}
    </div>
  )
}
