/** One value of a metric. */
export interface MetricValue {
  /** Values of its labels, by name; each label has few values, and none names a visitor. */
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** Measurement of a running feature, for who monitors the site. */
export interface Metric {
  /** Name and unit by the conventions of Prometheus: `vitrine_deliveries_waiting`, `…_seconds`, `…_total`. */
  readonly name: `vitrine_${string}`
  /** Sentence that says what it measures. */
  readonly help: string
  /** A counter only rises while the process lives; a gauge goes both ways. */
  readonly type: 'counter' | 'gauge'
  readonly labels?: readonly string[]
  /** Reads it, each time somebody looks. */
  readonly read: () => Promise<readonly MetricValue[]>
}

/** Counter of a process, and the metric that reads it. */
export interface Tally {
  count(label: string): void
  readonly metric: Metric
}

/**
 * Makes a counter with one label.
 *
 * @param options.values All values of the label: each is there with 0 from the start, so that the first one is seen to rise.
 */
export function createTally(options: {
  readonly name: Metric['name']
  readonly help: string
  readonly label: string
  readonly values: readonly string[]
}): Tally {
  const { name, help, label, values } = options
  const counts = new Map(values.map((value) => [value, 0]))
  return {
    count: (value) => void counts.set(value, (counts.get(value) ?? 0) + 1),
    metric: {
      name,
      help,
      type: 'counter',
      labels: [label],
      read: async () => [...counts].map(([labelled, value]) => ({ labels: { [label]: labelled }, value })),
    },
  }
}
