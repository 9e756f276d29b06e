import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SourceEvent } from '../../core/source/source.ts'
import { SourceMerge } from '../../core/source/source-merge.ts'
import { CHUNK_BYTES } from '../reading/export-files.ts'
import type { ExportReader } from '../reading/read-export.ts'

/** Events of a source that is asked once, on the disk, so that they can be read again. */
export interface EventSpool {
  readonly read: ExportReader
  close(): Promise<void>
}

export async function spooled(events: AsyncIterable<SourceEvent>): Promise<EventSpool> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'))
  const file = join(folder, 'events.jsonl')
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(Readable.from(linesOf(events)), createWriteStream(file, { mode: 0o600 }))
  } catch (error) {
    await close()
    throw error
  }
  return { read: ({ leaveOut } = {}) => eventsIn(file, leaveOut), close }
}

async function* linesOf(events: AsyncIterable<SourceEvent>): AsyncGenerator<string> {
  const merge = new SourceMerge()
  merge.startFile()
  for await (const event of events) for (const merged of merge.add(event)) yield `${JSON.stringify(merged)}\n`
}

async function* eventsIn(file: string, leaveOut: ReadonlySet<number> | undefined): AsyncGenerator<SourceEvent> {
  for await (const line of linesIn(file)) {
    const event: SourceEvent = JSON.parse(line)
    if (event.event !== 'item' || event.place === undefined || !leaveOut?.has(event.place)) yield event
  }
}

/** Lines by their line feeds alone: other signs that end lines may stand in JSON. */
async function* linesIn(file: string): AsyncGenerator<string> {
  let parts: string[] = []
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
    const [first = '', ...others] = String(chunk).split('\n')
    parts.push(first)
    for (const line of others) {
      yield parts.join('')
      parts = [line]
    }
  }
  if (parts.join('') !== '') yield parts.join('')
}
