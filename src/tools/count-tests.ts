import { readFileSync } from 'node:fs'

/** What one test runner counted. */
interface Count {
  readonly passed: number
  readonly failed: number
}

/** Vitest's `json` reporter. */
const fromVitest = (report: Record<string, unknown>): Count => ({
  passed: count(report['numPassedTests']),
  // A suite that does not load has no tests; it counts as one failure.
  failed: Math.max(count(report['numFailedTests']), report['success'] === true ? 0 : 1),
})

/** Playwright's `json` reporter; a test that passed on a later try has passed, and its list says so. */
function fromPlaywright(report: Record<string, unknown>): Count {
  const stats = record(report['stats'])
  return {
    passed: count(stats['expected']) + count(stats['flaky']),
    failed: count(stats['unexpected']),
  }
}

const reports = [
  ['test-results/unit.json', fromVitest],
  ['test-results/e2e.json', fromPlaywright],
] as const

const counts = reports.map(([path, read]): Count => {
  try {
    return read(record(JSON.parse(readFileSync(path, 'utf8'))))
  } catch {
    console.error(`${path} is missing: its tests did not run.`)
    return { passed: 0, failed: 1 }
  }
})

const sum = (key: keyof Count) => counts.reduce((total, one) => total + one[key], 0)
const failed = sum('failed')
console.log(`${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function count(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
