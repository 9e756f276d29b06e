import type { ConvertedBlock } from '../../convert/convert.ts'
import { type FrameFields, frameOf } from '../../convert/frame-fields.ts'
import type { Piece } from '../pieces.ts'

/** Puts pieces in a frame: the anchor where they begin, all else on each of them. */
export function framed(pieces: readonly Piece[], frame: FrameFields): readonly Piece[] {
  const { anchor, ...rest } = frame
  const inFrame = Object.keys(rest).length === 0 ? pieces : pieces.map((piece) => withFrame(piece, rest))
  return anchor === undefined ? inFrame : withAnchor(inFrame, anchor)
}

/** The anchor of a column stands in it, so that the column stays beside its neighbours. */
function withAnchor(pieces: readonly Piece[], anchor: string): readonly Piece[] {
  const mark: Piece = { piece: 'anchor', anchor }
  const [first] = pieces
  const [column] = first?.piece === 'row' ? first.columns : []
  if (first?.piece !== 'row' || !first.isOpen || !column || pieces.length > 1) return [mark, ...pieces]
  return [{ ...first, columns: [{ ...column, pieces: [mark, ...column.pieces] }] }]
}

function withFrame(piece: Piece, frame: FrameFields): Piece {
  switch (piece.piece) {
    case 'block':
      return { ...piece, block: blockInFrame(piece.block, frame) }
    case 'section':
      return { ...piece, fields: { ...piece.fields, frame: { ...frame, ...frameOf(piece.fields) } } }
    case 'row':
      return {
        ...piece,
        columns: piece.columns.map((column) => ({
          ...column,
          pieces: column.pieces.map((inner) => withFrame(inner, frame)),
        })),
      }
    case 'anchor':
      return piece
  }
}

/** Adds to the frame of a block what it does not say itself. */
export function blockInFrame(block: ConvertedBlock, frame: FrameFields): ConvertedBlock {
  return { ...block, frame: { ...frame, ...frameOf(block) } }
}
