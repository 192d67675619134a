import type { BuiltApp } from './built-app.ts'
import { median, report } from './metric.ts'

const repetitions = 3

/** Bytes a second of a line of 50 kbit/s. */
const lineSpeed = 50_000 / 8

/** The first visit over a line of 50 kbit/s and with a processor six times slower, until there is something to read. */
export async function benchSlow({ url, launch }: BuiltApp): Promise<void> {
  const browser = await launch()
  const home: number[] = []
  const progress: number[] = []
  for (let i = 0; i < repetitions; i++) {
    home.push(await firstPaint(''))
    progress.push(await firstProgress('#/plan/host'))
  }
  report('slow.firstText', median(home))
  report('slow.progress', median(progress))
  await browser.close()

  async function slowPage() {
    const context = await browser.newContext()
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: lineSpeed,
      uploadThroughput: lineSpeed,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    return { context, page }
  }

  async function firstPaint(hash: string): Promise<number> {
    const { context, page } = await slowPage()
    await page.goto(url + hash, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    const time = await shown.jsonValue()
    await context.close()
    return time ?? Number.NaN
  }

  /** Until a link into the app says that it is being opened. */
  async function firstProgress(hash: string): Promise<number> {
    const { context, page } = await slowPage()
    await page.goto(url + hash, { waitUntil: 'commit' })
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor()
    const time = await page.evaluate(() => performance.now())
    await context.close()
    return time
  }
}
