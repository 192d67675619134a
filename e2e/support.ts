import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'

/** Every test also holds that nothing is asked of another host, and that nothing breaks unseen. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      page.on('request', (request) => {
        const url = request.url()
        const isOwn = url.startsWith(baseURL ?? '') || /^(?:blob|data):/.test(url)
        if (!isOwn) faults.push(`request to ${url}`)
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The files of the zip that the page hands out, by path. */
export const downloadZip = (page: Page) =>
  filesOf(page, () => page.getByRole('button', { name: 'Download zip' }).click())

/** The files of the zip that comes when this is done, by path. */
export async function filesOf(
  page: Page,
  act: () => Promise<void>,
): Promise<Readonly<Record<string, string>>> {
  const waiting = page.waitForEvent('download')
  await act()
  const download = await waiting
  const bytes = new Uint8Array(readFileSync(await download.path()))
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  )
}

/** The one file whose path matches. */
export function fileIn(files: Readonly<Record<string, string>>, path: RegExp): string {
  const found = Object.keys(files).filter((name) => path.test(name))
  expect(found, `one file like ${path.source} among ${Object.keys(files).join(', ')}`).toHaveLength(
    1,
  )
  return files[found[0] ?? ''] ?? ''
}

/** Every list under this key, wherever it stands in a JSON file. */
export function listsUnder(key: string, text: string): readonly unknown[] {
  const found: unknown[] = []
  JSON.parse(text, (name, value: unknown) => {
    if (name === key) found.push(value)
    return value
  })
  return found
}

/** Opens an address of the app and waits until its page is there, also after another page of it. */
export async function open(page: Page, hash: string, heading: RegExp | string) {
  await page.goto(`./${hash}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** Keeps the app's scripts waiting, as a slow line does, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a preset from Home and waits for its first step. */
export async function openPreset(page: Page, title: string) {
  await page.goto('./')
  await page.getByRole('link', { name: `Open the preset: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Control plane' })).toBeFocused()
}

export async function review(page: Page) {
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Review' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review and download' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download zip' })).toBeEnabled()
}

export const findings = (page: Page): Locator => page.getByRole('region', { name: /^Findings/ })

export async function goToStep(page: Page, name: string) {
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: new RegExp(`^\\d ${name}:`) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Opens the folded line of values that do not fit, at the question with this label. */
export async function unfold(page: Page, decision: string) {
  await page
    .locator(`[data-decision="${decision}"]`)
    .getByText(/^\d+ do(?:es)? not fit/)
    .click()
}

/** Shows the fields that the app fills in. */
export async function showMore(page: Page) {
  const more = page.getByText(/^More: \d+ field/)
  await more.click()
}

/**
 * What axe finds, by rule. The two schemes have the same elements, so in the dark one only colours
 * are looked at. Of lines that are all made alike, `except` leaves out those beyond the first.
 */
export async function violationsIn(page: Page, except?: string) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  // There are no frames to look into, and nothing but violations is asked for.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(isDark ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
  })
  if (except !== undefined) axe.exclude(except)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const)
}

const screens = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const

/** Holds that axe finds nothing in either scheme and that the page fits its width, on each screen. */
export async function expectSound(
  page: Page,
  {
    on = ['desktop', 'phone'],
    except,
    prepare = async () => {},
  }: {
    readonly on?: readonly (keyof typeof screens)[]
    readonly except?: string
    /** What is to be done anew after a change of the screen. */
    readonly prepare?: () => Promise<void>
  } = {},
) {
  for (const screen of on) {
    await page.setViewportSize(screens[screen])
    await prepare()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsIn(page, except), `${colorScheme}, ${screen}`).toEqual([])
    }
    expect(await widthOf(page), screen).toBeLessThanOrEqual(screens[screen].width)
  }
}

/** How wide the content of the page is, in CSS pixels. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
