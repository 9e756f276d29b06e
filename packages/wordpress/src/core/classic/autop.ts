import { LINE_BREAK, type LinkFields } from '../rich-text/nodes.ts'
import { GAP, type Piece, wordsPiece } from '../rich-text/pieces.ts'

/**
 * The rule by which classic content has paragraphs: a blank line parts them, a single line break is a break. What stands
 * beside block elements is no break, since lines lose theirs at both ends.
 */
export function piecesOfLines(text: string, marks: number, link?: LinkFields): readonly Piece[] {
  return text.split(/\n[ \t\r\f\u00a0]*\n\s*/).flatMap((paragraph, index): readonly Piece[] => {
    const lines = paragraph.split('\n').flatMap((line, place): readonly Piece[] => {
      const words: readonly Piece[] = line === '' ? [] : [wordsPiece(line, marks, link)]
      return place === 0 ? words : [{ kind: 'inline', node: LINE_BREAK, ...(link && { link }) }, ...words]
    })
    return index === 0 ? lines : [GAP, ...lines]
  })
}

/**
 * Prepares the lines of classic content: line ends of one kind, two `<br>` a blank line, one `<br>` at the end of a line
 * no second break.
 */
export function normalLines(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .replace(/<br\b[^<>]*>\s*<br\b[^<>]*>/gi, '\n\n')
    .replace(/(<br\b[^<>]*>)[ \t]*\n(?![ \t]*\n)/gi, '$1')
    .replace(/<!--(?:more|nextpage|noteaser)\b[^<>]*-->/gi, '\n\n')
}
