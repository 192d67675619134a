import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import type { BuiltApp } from './built-app.ts'
import { median, report, type Metric } from './metric.ts'

const runs = 5

/** Lighthouse's mobile preset on the first page; each number is the median of several runs. */
export async function benchLighthouse({ url, launch }: BuiltApp): Promise<void> {
  const results: Record<string, number[]> = {}
  const add = (name: Metric, value: number | null | undefined) =>
    (results[name] ??= []).push(value ?? Number.NaN)

  for (let i = 0; i < runs; i++) {
    const port = await freePort()
    const browser = await launch([`--remote-debugging-port=${port}`])
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    await browser.close()
    if (!result) throw new Error('Lighthouse gave no result.')
    const { categories, audits } = result.lhr
    add('lighthouse.performance', points(categories['performance']?.score))
    add('lighthouse.accessibility', points(categories['accessibility']?.score))
    add('lighthouse.bestPractices', points(categories['best-practices']?.score))
    add('lcp', audits['largest-contentful-paint']?.numericValue)
    add('tbt', audits['total-blocking-time']?.numericValue)
    add('cls', audits['cumulative-layout-shift']?.numericValue)
  }
  for (const name of [
    'lighthouse.performance',
    'lighthouse.accessibility',
    'lighthouse.bestPractices',
    'lcp',
    'tbt',
    'cls',
  ] as const) {
    report(name, median(results[name] ?? []))
  }
}

const points = (score: number | null | undefined) => Math.round((score ?? Number.NaN) * 100)

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
