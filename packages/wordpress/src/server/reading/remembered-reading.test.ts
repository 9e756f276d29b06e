import { describe, expect, it } from 'vitest'
import { readItem } from '../../core/source/read-item.ts'
import type { SourceEvent } from '../../core/source/source.ts'
import type { ExportReader } from './read-export.ts'
import { rememberedReading } from './remembered-reading.ts'

const item = (id: number, content: string): SourceEvent => ({
  event: 'item',
  item: {
    ...readItem({ name: 'item', fields: new Map([['wp:post_id', String(id)]]), categories: [], records: [] }),
    content,
  },
  place: id,
})

/** An export of three items that counts how often it was read from its beginning. */
function counted() {
  const readings = { count: 0 }
  const read: ExportReader = async function* ({ leaveOut } = {}) {
    readings.count += 1
    for (const event of [item(1, 'one'), item(2, 'two'), item(3, 'three')]) {
      if (event.event === 'item' && !leaveOut?.has(event.place ?? 0)) yield event
    }
  }
  return { read, readings }
}

async function contentsOf(events: AsyncIterable<SourceEvent>): Promise<readonly string[]> {
  const contents: string[] = []
  for await (const event of events) if (event.event === 'item') contents.push(event.item.content)
  return contents
}

describe('an export that is read again', () => {
  it('is read from its files once, and is the same each time', async () => {
    const { read, readings } = counted()
    const remembered = rememberedReading(read)
    expect(await contentsOf(remembered())).toEqual(['one', 'two', 'three'])
    expect(await contentsOf(remembered())).toEqual(['one', 'two', 'three'])
    expect(await contentsOf(remembered({ leaveOut: new Set([2]) }))).toEqual(['one', 'three'])
    expect(readings.count).toBe(1)
  })
  it('is read from its files each time if it is large', async () => {
    const { read, readings } = counted()
    const remembered = rememberedReading(read, 700)
    for (let time = 0; time < 3; time += 1) expect(await contentsOf(remembered())).toEqual(['one', 'two', 'three'])
    expect(readings.count).toBe(3)
  })
  it('is read from its files if the reading before did not come to its end, or left something out', async () => {
    const { read, readings } = counted()
    const remembered = rememberedReading(read)
    for await (const event of remembered()) if (event.event === 'item') break
    expect(await contentsOf(remembered({ leaveOut: new Set([1]) }))).toEqual(['two', 'three'])
    expect(await contentsOf(remembered())).toEqual(['one', 'two', 'three'])
    expect(readings.count).toBe(3)
  })
})
