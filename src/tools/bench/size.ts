import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltApp } from './built-app.ts'
import { report } from './metric.ts'

const kibibyte = 1024

/** What a first visit loads until the first question can be answered, and all there is. */
export async function benchSize({ url, root, launch }: BuiltApp): Promise<void> {
  report('html.first', kibibytes(root, ['index.html']))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  report(
    'js.all',
    kibibytes(
      root,
      files.filter((file) => /\.m?js$/.test(file)),
    ),
  )

  const browser = await launch()
  const page = await browser.newPage()
  await page.goto(`${url}#/plan`)
  await page.waitForFunction(() => performance.getEntriesByName('answerable').length > 0)
  const loaded = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('answerable')
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.m?js$/.test(name) && startTime <= (ready?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname)
  })
  await browser.close()
  report('js.first', kibibytes(root, loaded))
}

const kibibytes = (root: string, files: readonly string[]) =>
  [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(root, file))).length,
    0,
  ) / kibibyte
