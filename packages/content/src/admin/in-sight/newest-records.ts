/**
 * Gives an observer that tells what is so by now. A busy browser tells of several steps at once, the oldest first, and
 * forms of Payload read the first of them: fields that came into sight between two steps would never be drawn.
 *
 * @param Native The observer of the browser.
 */
export function tellingNewest(Native: typeof IntersectionObserver): typeof IntersectionObserver {
  return class extends Native {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((records, observer) => callback(newestRecords(records), observer), options)
    }
  }
}

/** @returns The last record of each target, in the order in which the targets were first named. */
export function newestRecords<Record extends { readonly target: unknown }>(records: readonly Record[]): Record[] {
  return [...new Map(records.map((record) => [record.target, record])).values()]
}
