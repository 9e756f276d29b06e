import { describe, expect, it } from 'vitest'
import { answerOf, completedDrawing, digestsOf, markupOf, parseDrawingAnswer, parseDrawingQuestion } from './drawing.ts'

const digest = (text: string) => `#${text}`
const before = {
  between: ['<main>', ' ', '</main>'],
  parts: [
    { id: 'a', html: '<p>A</p>' },
    { id: 'b', html: '<p>B</p>' },
  ],
}
const after = {
  ...before,
  parts: [
    { id: 'a', html: '<p>A</p>' },
    { id: 'b', html: '<p>Better</p>' },
  ],
}
const shown = { drawing: before, digests: digestsOf(before, digest) }

describe('the answer to a preview', () => {
  it('is everything, while it shows nothing', () =>
    expect(answerOf(before, undefined, digest)).toEqual({ digests: shown.digests, ...before }))

  it('has the markup of the block that differs, and of no other', () =>
    expect(answerOf(after, shown.digests, digest)).toMatchObject({
      parts: [{ id: 'a' }, { id: 'b', html: '<p>Better</p>' }],
    }))

  it('has no markup when blocks have changed places', () => {
    const moved = { ...before, parts: before.parts.toReversed() }
    expect(answerOf(moved, shown.digests, digest).parts).toEqual([{ id: 'b' }, { id: 'a' }])
    expect(completedDrawing(answerOf(moved, shown.digests, digest), shown)?.drawing).toEqual(moved)
  })

  it.each([
    ['one that differs', after],
    ['the same', before],
    ['another frame', { ...after, between: ['', '', ''] }],
  ])('is completed to the drawing: %s', (_, drawing) => {
    const answer: unknown = JSON.parse(JSON.stringify(answerOf(drawing, shown.digests, digest)))
    const parsed = parseDrawingAnswer(answer)
    expect(parsed && completedDrawing(parsed, shown)?.drawing).toEqual(drawing)
  })

  it('that leaves out what the preview does not show is not completed', () =>
    expect(completedDrawing(answerOf(after, shown.digests, digest), undefined)).toBeUndefined())
})

describe('a question', () => {
  it.each([undefined, null, [], {}, { form: null }, { form: [] }, 'form'])('is none: %j', (data) =>
    expect(parseDrawingQuestion(data)).toBeUndefined())

  it('without digests that can be read is answered whole', () =>
    expect(parseDrawingQuestion({ form: { title: 'A' }, shown: { parts: 5 } })).toEqual({ form: { title: 'A' } }))
})

it('the markup of a drawing has each block in its place', () =>
  expect(markupOf(before)).toBe('<main><p>A</p> <p>B</p></main>'))
