import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LOADS_OTHERS, MAY_LOAD } from './svg-references.ts'

/** Milliseconds that cleaning one drawing may take, with loading what cleans it. */
const CLEAN_WITHIN_MS = 15_000

/** Megabytes that cleaning may take. */
const MAX_MEMORY_MB = 512

/**
 * Script that cleans with DOMPurify's SVG profile, without links and references to other addresses. It is a text,
 * because each of the programs is built by another bundler, and each would look for a worker's file in another place.
 */
const CLEANING = `
  const { parentPort } = require('node:worker_threads')
  const { JSDOM } = require('jsdom')
  const { window } = new JSDOM('')
  const purify = require('dompurify')(window)
  purify.addHook('afterSanitizeAttributes', (element) => {
    for (const name of ['href', 'xlink:href']) {
      if (!(element.getAttribute(name) ?? '#').startsWith('#')) element.removeAttribute(name)
    }
    for (const { name, value } of [...element.attributes]) {
      if (${MAY_LOAD}.test(name) && ${LOADS_OTHERS}.test(value)) element.removeAttribute(name)
    }
  })
  const options = {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['style', 'a', 'image', 'foreignObject'],
    RETURN_DOM: true,
  }
  // Browsers read a file of a drawing as XML, which has no '&nbsp;' and wants a namespace.
  const asXml = (drawing) => (drawing ? new window.XMLSerializer().serializeToString(drawing) : '')
  parentPort.on('message', (source) => {
    parentPort.postMessage(asXml(purify.sanitize(source, options).querySelector(':scope > svg')))
  })
`

/** Cleans drawings in a thread of its own, one after the other, so that nobody waits for a large one. */
export interface SvgCleaner {
  /** @returns XML, empty for what is no drawing; undefined for what takes too long. */
  clean(source: string): Promise<string | undefined>
  /** Ends the thread. The next drawing starts another. */
  close(): Promise<void>
}

/** @param options.withinMs Milliseconds that one drawing may take. */
export function svgCleaner({ withinMs = CLEAN_WITHIN_MS }: { readonly withinMs?: number } = {}): SvgCleaner {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const close = async () => {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }
  const ask = async (source: string) => {
    thread ??= new Worker(CLEANING, { eval: true, resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } })
    const answer = await answerOf(thread, source, withinMs)
    if (answer === undefined) await close()
    return answer
  }
  return {
    clean(source) {
      const turn = last.then(() => ask(source))
      last = turn.catch(close)
      return turn
    },
    close,
  }
}

/** Asks a thread. While it is not asked, it keeps no program from ending. */
async function answerOf(thread: Worker, source: string, withinMs: number): Promise<string | undefined> {
  thread.ref()
  try {
    const answer = once(thread, 'message', { signal: AbortSignal.timeout(withinMs) })
    thread.postMessage(source)
    const [clean] = await answer
    return String(clean)
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined
    throw error
  } finally {
    thread.unref()
  }
}
