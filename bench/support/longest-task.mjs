import { some } from './nothing-measured.mjs'

/** Trace event of a task on a thread. */
const TASK = /RunTask$/

/**
 * Time of the processor that the longest piece of work on a page's main thread takes. Unlike the time on the clock it
 * does not count what else the machine does meanwhile.
 *
 * @param {import('playwright-core').Browser} browser No other page of it does anything.
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} Milliseconds.
 */
export async function longestTask(browser, act) {
  await browser.startTracing(undefined, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = traceEvents.filter((event) => TASK.test(event.name) && mains.has(threadOf(event)))
  // One that was cut off at an end of the trace has no time.
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]))
  return Math.max(...some(times, 'no task on a main thread'))
}

/** @param {{ pid: number, tid: number }} event */
function threadOf({ pid, tid }) {
  return `${pid} ${tid}`
}
