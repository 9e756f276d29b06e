import type { BuilderPage } from '../builder-page.ts'
import { blockPiece, type Piece } from '../pieces.ts'

/** Shows an imported slider by its alias; one that was not given is reported. */
export function sliderOf(alias: string, page: BuilderPage): readonly Piece[] {
  const slider = alias === '' ? undefined : page.context.lookup.slider(alias)
  if (slider) return [blockPiece({ blockType: 'slider', slider })]
  page.report('lost', 'slider-missing', `slider ${alias}`)
  return []
}
