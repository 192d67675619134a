/** What is measured, in which unit, and the number to reach; null where there is none. */
const metrics = {
  calibration: ['ms', null],
  'evaluate.mean': ['ms', 0.1],
  'generate.cold': ['ms', 2],
  'generate.change': ['ms', 0.5],
  'options.p95': ['ms', 8],
  'needs.p95': ['ms', 16],
  'repair.p95': ['ms', 16],
  'repair.random.p95': ['ms', 250],
  'diagnose.1MB': ['ms', 300],
  'diagnose.manifests': ['ms', null],
  'choice.script': ['ms', 16],
  'choice.screen4x': ['ms', 60],
  'html.first': ['KiB', 15],
  'js.first': ['KiB', 240],
  'js.all': ['KiB', 700],
  'lighthouse.performance': ['points', 95],
  'lighthouse.accessibility': ['points', 100],
  'lighthouse.bestPractices': ['points', 100],
  lcp: ['ms', 1800],
  tbt: ['ms', 200],
  cls: ['', 0.02],
  'slow.firstText': ['ms', 3000],
  'slow.progress': ['ms', 3000],
} as const satisfies Readonly<Record<string, readonly [unit: string, target: number | null]>>

export type Metric = keyof typeof metrics

/** Prints one result as a line of JSON. */
export function report(name: Metric, value: number): void {
  const [unit, target] = metrics[name]
  const rounded = Number(value.toPrecision(4))
  console.log(JSON.stringify({ name, value: rounded, unit, target }))
}

/** How long some work takes, in ms. */
export function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const median = (values: readonly number[]) => percentile(values, 50)

/** The smallest value that at least `percent` of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
