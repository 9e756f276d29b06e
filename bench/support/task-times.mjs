import { some } from './nothing-measured.mjs'

/** Trace event of a task on a thread. */
const TASK = 'RunTask'

/** Beginning of the names of processes in which a browser draws itself, as pages. */
const OWN_PAGES = 'WebUI'

/**
 * Times of the processor that pieces of work on main threads of pages take. Unlike times on the clock they do not count what else
 * the machine does meanwhile.
 *
 * @param {import('playwright-core').Browser} browser No other page of it does anything.
 * @param {() => Promise<unknown>} act
 * @returns {Promise<readonly [number, ...number[]]>} Milliseconds of each.
 */
export async function taskTimes(browser, act) {
  await browser.startTracing(undefined, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  /** @param {string} event @param {(name: string) => boolean} test */
  const named = (event, test) => traceEvents.filter(({ name, args }) => name === event && test(args?.name ?? ''))
  const own = new Set(named('process_name', (name) => name.startsWith(OWN_PAGES)).map(({ pid }) => pid))
  const mains = new Set(
    named('thread_name', (name) => name === 'CrRendererMain').flatMap((event) =>
      own.has(event.pid) ? [] : [threadOf(event)],
    ),
  )
  const tasks = traceEvents.filter((event) => event.name === TASK && mains.has(threadOf(event)))
  // One that was cut off at an end of the trace has no time.
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]))
  return some(times, 'no task on a main thread')
}

/** @param {{ pid: number, tid: number }} event */
function threadOf({ pid, tid }) {
  return `${pid} ${tid}`
}
