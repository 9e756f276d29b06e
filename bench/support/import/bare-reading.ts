import { createReadStream } from 'node:fs'
import { XmlReader } from '../../../packages/wordpress/src/core/xml/xml-reader.ts'

/** Outcome of reading a file as XML and doing nothing with it. */
export interface BareReading {
  readonly seconds: number
  readonly items: number
}

/** Reads a file by the streaming parser alone. */
export async function bareReading(file: string): Promise<BareReading> {
  const begun = performance.now()
  let items = 0
  const reader = new XmlReader({
    startTag: ({ name }) => {
      if (name === 'item') items += 1
    },
    endTag: () => {},
    text: () => {},
    entitiesRefused: () => {},
  })
  for await (const chunk of createReadStream(file, 'utf8')) reader.write(String(chunk))
  reader.end()
  return { seconds: (performance.now() - begun) / 1000, items }
}
