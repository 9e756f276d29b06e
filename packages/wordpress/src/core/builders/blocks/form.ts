import type { AskedForm } from '../../forms/asked-form.ts'
import { formFromFields } from '../../forms/from-fields.ts'
import type { BuilderPage } from '../builder-page.ts'
import { blockPiece, type Piece } from '../pieces.ts'

/** A form that stands in the page itself: it becomes a contact form of its own, which the page shows. */
export function formPieces(form: AskedForm, { context }: BuilderPage): readonly Piece[] {
  const { values, lines } = formFromFields({ ...form, language: context.language })
  for (const line of lines) context.report(line)
  return [blockPiece({ blockType: 'contactForm', form: context.addForm(values), display: 'inline' })]
}
