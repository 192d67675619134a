import type { CDPSession, Page } from '@playwright/test'
import type { BuiltApp } from './built-app.ts'
import { median, report } from './metric.ts'

const repetitions = 20

/** Quiet time after which nothing more is expected on the screen. */
const settleMs = 250

/** One choice, from the click until findings, option states and files have followed. */
export async function benchChoice({ url, launch }: BuiltApp): Promise<void> {
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}#/plan`)
  await page.waitForFunction(() => performance.getEntriesByName('answerable').length > 0)
  await page.waitForLoadState('networkidle')
  await watchScreen(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')

  await chooseRepeatedly(page, devtools)
  report(
    'choice.script',
    median((await chooseRepeatedly(page, devtools)).map(({ script }) => script)),
  )

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slow = await chooseRepeatedly(page, devtools)
  report('choice.screen4x', median(slow.map(({ screen }) => screen)))
  await browser.close()
}

interface Times {
  /** Milliseconds that scripts ran. */
  readonly script: number
  /** Milliseconds from the input event to the last frame that showed a change. */
  readonly screen: number
}

async function chooseRepeatedly(page: Page, devtools: CDPSession): Promise<readonly Times[]> {
  const times: Times[] = []
  const question = page.locator('main').locator('select').first()
  const values = await question
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
    )
  for (let i = 0; i < repetitions; i++) {
    const value = values[(i * 5 + 3) % values.length] ?? ''
    const before = await scriptTime(devtools)
    await question.evaluate((element, chosen) => {
      if (!(element instanceof HTMLSelectElement)) return
      performance.clearMeasures('shown')
      performance.mark('chosen')
      element.value = chosen
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
    await page.waitForTimeout(settleMs)
    const script = (await scriptTime(devtools)) - before
    const screen = await page.evaluate(
      () => performance.getEntriesByName('shown').at(-1)?.duration ?? 0,
    )
    times.push({ script, screen })
  }
  return times
}

async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000
}

/** Measures, after every change of the document, the time since the last choice to the painted frame. */
const watchScreen = (page: Page) =>
  page.evaluate(() => {
    performance.mark('chosen')
    new MutationObserver(() => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => performance.measure('shown', 'chosen'))
        port1.start()
        port2.postMessage(undefined)
      })
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
