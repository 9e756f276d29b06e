import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { RichTextContent, richMark, TitledSection } from '@vitrine/ui/ui'
import { type FootnotesBlock, footnotes, type NumberedNote } from './footnotes.block.ts'
import { noteId } from './with-footnotes.ts'

/** Notes whose numbers lead back to the marks in the text. */
const Footnotes: BlockRenderer<FootnotesBlock> = ({ block, field }) => {
  const { notes, ...titled } = block
  return (
    <TitledSection name="footnotes" titled={titled} field={field} head="beside">
      <ol className="footnotes__list">
        {notes.map((note) => (
          <li key={note.id} className="footnotes__note" id={noteId(note.number)}>
            <p className="footnotes__number">
              <BackLinks note={note} />
            </p>
            <div className="footnotes__text prose" {...richMark(field('notes', note.id, 'text'))}>
              <RichTextContent nodes={note.text} />
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** The number of a note as links back, one for each mark that leads to it. */
function BackLinks({ note: { number, markIds } }: { readonly note: NumberedNote }) {
  if (markIds.length === 0) return number
  return markIds.map((id, time) => (
    <a key={id} className="footnotes__back" href={`#${id}`} role="doc-backlink">
      {time === 0 ? number : `${number}.${time + 1}`}
    </a>
  ))
}

export const view = defineView(footnotes, { Block: Footnotes, styles: ['titled-section', 'footnotes'] })
