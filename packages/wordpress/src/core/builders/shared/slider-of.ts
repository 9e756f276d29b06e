import type { BuilderPage } from '../builder-page.ts'
import { blockPiece, type Piece } from '../pieces.ts'

/**
 * Shows an imported slider by its alias; one that was not given is reported.
 *
 * @param nameOf Its name among the sliders of all plugins; absent for those of Slider Revolution.
 */
export function sliderOf(
  alias: string,
  page: BuilderPage,
  nameOf: (alias: string) => string = (name) => name,
): readonly Piece[] {
  const slider = alias === '' ? undefined : page.context.lookup.slider(nameOf(alias))
  if (slider) return [blockPiece({ blockType: 'slider', slider })]
  page.report('lost', 'slider-missing', `slider ${alias}`)
  return []
}
