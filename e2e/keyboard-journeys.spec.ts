import type { Page } from '@playwright/test'
import { expect, fileIn, filesOf, test } from './support.ts'

/** How often Tab may be pressed from Home to the zip. */
const maxStops = 90

/** A journey by keys alone, which counts how often Tab is pressed. */
function journeyOn(page: Page) {
  let stops = 0
  const nameOfFocused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const isField = element.matches('input, select, textarea')
      const label = isField ? document.querySelector(`label[for="${element.id}"]`)?.textContent : ''
      return element.getAttribute('aria-label') ?? (label || element.textContent) ?? ''
    })
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      stops += 1
      if (name.test(await nameOfFocused())) return
    }
    throw new Error(`Tab never reached ${name.source}`)
  }
  return {
    stops: () => stops,
    tabTo,
    /** Tab comes to a field with its text marked, so that what is typed takes its place. */
    async fill(field: string, text: string) {
      await tabTo(new RegExp(`^${field.replaceAll(/[()]/g, '\\$&')}$`))
      await page.keyboard.type(text)
    },
    async follow(link: RegExp, heading: string | RegExp) {
      await tabTo(link)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    },
    async press(button: RegExp) {
      await tabTo(button)
      await page.keyboard.press('Enter')
    },
  }
}

test('a newcomer goes from Home through every part to the zip', async ({ page }) => {
  const journey = journeyOn(page)
  const { fill, follow } = journey
  await page.goto('./')
  await follow(/^Plan a node/, 'Control plane')
  await fill('API server (host and port)', '10.20.0.5:6443')
  await follow(/^Next: Windows host/, 'Windows host')
  await journey.tabTo(/^Windows Server 2025/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Windows Server 2022' })).toBeChecked()
  await fill('Node name', 'win-kiosk-7')
  await follow(/^Next: Runtime/, 'Runtime')
  await follow(/^Next: Node services/, 'Node services')
  await follow(/^Next: Workload/, 'Workload')
  await fill('Name of the workload', 'shop')
  await follow(/^Next: Network/, 'Network')
  await follow(/^Next: Addresses/, 'Addresses')
  await fill('Pod range (cluster CIDR)', '10.32.0.0/16')
  await fill('Service range', '10.64.0.0/16')
  await fill('DNS service IP', '10.64.0.10')
  await fill('Node subnet (management subnet)', '10.20.8.0/24')
  await fill('Node IP', '10.20.8.41')
  await fill('Network adapter', 'Ethernet 2')
  await follow(/^Review and download/, 'Review and download')
  await expect(page.getByRole('button', { name: 'Download zip' })).toBeEnabled()
  await journey.tabTo(/^Download zip/)
  const files = await filesOf(page, () => page.keyboard.press('Enter'))
  expect(JSON.parse(fileIn(files, /^scenario\.json$/))).toMatchObject({
    windowsRelease: 'ltsc2022',
    nodeName: 'win-kiosk-7',
    nodeIP: '10.20.8.41',
    serviceCIDR: '10.64.0.0/16',
  })
  expect(journey.stops()).toBeLessThanOrEqual(maxStops)
})

test('who leaves every value as it is skips the header and comes to the zip as well', async ({
  page,
}) => {
  const journey = journeyOn(page)
  await page.goto('./')
  await journey.press(/^Skip to the content/)
  await expect(page.getByRole('main')).toBeFocused()
  await journey.follow(/^Plan a node/, 'Control plane')
  for (const part of ['Windows host', 'Runtime', 'Node services', 'Workload', 'Network']) {
    await journey.follow(new RegExp(`^Next: ${part}`), part)
  }
  await journey.follow(/^Next: Addresses/, 'Addresses')
  await journey.follow(/^Review and download/, 'Review and download')
  await expect(page.getByRole('button', { name: 'Download zip' })).toBeEnabled()
  await journey.tabTo(/^Download zip/)
  expect(journey.stops()).toBeLessThanOrEqual(maxStops)
})

test('Enter in a field goes on to the next part, unless its value does not work', async ({
  page,
}) => {
  const journey = journeyOn(page)
  await page.goto('./#/plan/workload')
  await journey.fill('Name of the workload', 'shop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Network' })).toBeFocused()
  await page.goto('./#/plan/addresses')
  await journey.fill('DNS service IP', '10.200.0.10')
  await expect(page.getByLabel('DNS service IP', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('DNS service IP', { exact: true })).toBeFocused()
})

test('the parts of the picture and the tools are one stop each, and arrow keys walk through', async ({
  page,
}) => {
  await page.goto('./#/plan/host')
  await expect(page).toHaveTitle(/^Windows host/)
  const parts = page.getByRole('navigation', { name: 'Steps' }).getByRole('link')
  await expect(parts).toHaveCount(7)
  await parts.and(page.locator('[tabindex="0"]')).focus()
  await expect(page.locator('[aria-current=step]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /^3 Runtime/ })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: /^1 Control plane/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Control plane' })).toBeFocused()

  const tools = page.getByRole('toolbar', { name: 'Tools' })
  await tools.getByRole('button', { name: /^Plans/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tools.getByRole('button', { name: 'Help' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tools.locator(':focus')).toHaveCount(0)
})

const sent = `PS C:\\k> kubelet.exe --network-plugin=cni --hostname-override=win-1 --max-pods=30
Kubernetes version: 1.24.1
Windows Server 2019, build 10.0.17763.504
kubelet.log: open /run/flannel/subnet.env: The system cannot find the path specified.
`

test.describe('support', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('an engineer goes from pasted text to a report and a plan', async ({ page }) => {
    const journey = journeyOn(page)
    await page.goto('./')
    await journey.follow(/^Diagnose$/, 'Diagnose')
    await journey.tabTo(/^Or paste text/)
    await page.keyboard.insertText(sent)
    await journey.press(/^Read the text/)
    await expect(page.getByRole('heading', { level: 1, name: /error/ })).toBeFocused()
    await journey.press(/^Show Pasted text, line \d+/)
    await expect(page.locator('.text-line:focus')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('.found-item:focus')).toBeVisible()

    await page.getByRole('heading', { level: 1 }).focus()
    await journey.press(/^Copy bug report/)
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('network-plugin')
    await page.getByRole('heading', { level: 1 }).focus()
    await journey.follow(/^Continue in Plan/, 'Control plane')
    await expect(page.getByLabel('Kubernetes version of the node', { exact: true })).toHaveValue(
      '1.24',
    )
    expect(journey.stops()).toBeLessThanOrEqual(maxStops)
  })
})
