import { describe, expect, it } from 'vitest'
import {
  MAX_FOLDER_BYTES,
  MAX_FOLDER_ENTRIES,
  MAX_PIECE_BYTES,
  parsePartName,
  partName,
  RESERVED_BYTES,
  refusePiece,
} from './piece.ts'

const FILE = { name: 'export.xml', bytes: 100, modified: 1_764_000_000_000 }
const EMPTY = { received: 0, otherBytes: 0, otherEntries: 0, freeBytes: RESERVED_BYTES + 100 }

describe('a piece', () => {
  it('that follows on what is here is taken, up to the end of its file', () => {
    expect(refusePiece({ file: FILE, offset: 0, bytes: 60 }, EMPTY)).toBeUndefined()
    expect(refusePiece({ file: FILE, offset: 60, bytes: 40 }, { ...EMPTY, received: 60 })).toBeUndefined()
  })
  it('that came already, or leaves out what did not, is refused by its place', () => {
    expect(refusePiece({ file: FILE, offset: 0, bytes: 60 }, { ...EMPTY, received: 60 })).toBe('offset')
    expect(refusePiece({ file: FILE, offset: 80, bytes: 20 }, { ...EMPTY, received: 60 })).toBe('offset')
  })
  it('beyond the end of its file is refused', () =>
    expect(refusePiece({ file: FILE, offset: 60, bytes: 41 }, { ...EMPTY, received: 60 })).toBe('beyond-end'))
  it.each([0, MAX_PIECE_BYTES + 1])('of %d bytes is refused', (bytes) =>
    expect(refusePiece({ file: { ...FILE, bytes: MAX_PIECE_BYTES * 2 }, offset: 0, bytes }, EMPTY)).toBe('piece-size'))
  it('of one file too many is refused', () => {
    const others = { ...EMPTY, otherEntries: MAX_FOLDER_ENTRIES - 1 }
    expect(refusePiece({ file: FILE, offset: 0, bytes: 1 }, others)).toBeUndefined()
    expect(refusePiece({ file: FILE, offset: 0, bytes: 1 }, { ...others, otherEntries: MAX_FOLDER_ENTRIES })).toBe(
      'too-many',
    )
  })
  it('of a file for which there is no room is refused before its first byte', () => {
    const file = { ...FILE, bytes: MAX_FOLDER_BYTES }
    const space = { ...EMPTY, freeBytes: MAX_FOLDER_BYTES * 2 }
    expect(refusePiece({ file, offset: 0, bytes: 1 }, space)).toBeUndefined()
    expect(refusePiece({ file, offset: 0, bytes: 1 }, { ...space, otherBytes: 1 })).toBe('too-large')
    expect(refusePiece({ file: FILE, offset: 0, bytes: 1 }, { ...EMPTY, freeBytes: RESERVED_BYTES + 99 })).toBe(
      'disk-full',
    )
  })
})

describe('the name of an unfinished file', () => {
  it('says which file it is', () => expect(parsePartName(partName(FILE))).toEqual(FILE))
  it.each(['export.xml', '12-export.xml', '-1-2-export.xml', '1-2-'])('is not %s', (name) =>
    expect(parsePartName(name)).toBeUndefined())
})
