import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectSound, open, test, violationsIn } from './support.ts'

const three = '#/compare/with.l2bridge.flannel/with.overlay.flannel/with.l2bridge.azure-vnet'

const columnsOf = (page: Page) =>
  page.getByRole('list', { name: 'Setups' }).getByRole('combobox', { name: /^Setup [A-D]$/ })

const downloaded = async (page: Page, name: string): Promise<string> => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFileSync(await (await waiting).path(), 'utf8')
}

test('an architect compares three networks, and the address carries them', async ({ page }) => {
  await open(page, '#/compare', 'Compare')
  await page.getByLabel('Setup A').selectOption({ label: 'Flannel host-gw, L2Bridge' })
  await page.getByLabel('Setup B').selectOption({ label: 'Flannel VXLAN, Overlay' })
  await page.getByText('Add a setup').click()
  await page.getByLabel('One of these').selectOption({ label: 'Azure CNI, L2Bridge' })
  await expect(columnsOf(page)).toHaveCount(3)

  await page.reload()
  await expect(columnsOf(page)).toHaveCount(3)
  const decisions = page.getByRole('table', { name: 'Decisions that differ' })
  await expect(decisions.getByRole('row', { name: /^Network mode/ })).toContainText(
    /A\s*L2Bridge\s*B\s*Overlay\s*C\s*L2Bridge$/,
  )
  await expect(decisions.getByRole('row', { name: /^Service range/ })).toHaveCount(0)

  await page.goBack()
  await expect(columnsOf(page)).toHaveCount(2)
})

test('the nodes beside each other show what differs', async ({ page }) => {
  await open(page, three, 'Compare')
  const overlay = page.getByRole('navigation', { name: 'Node B' })
  await expect(overlay.getByRole('link', { name: /^6 Network/ })).toContainText('differs')
  await expect(overlay.getByRole('link', { name: /^3 Runtime/ })).not.toContainText('differs')
})

test('on a phone the parts that differ show in what they do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '#/compare', 'Compare')
  const parts = page.getByRole('list', { name: '2 parts that differ' })
  await expect(parts.nth(0)).toContainText(/VXLAN.*Node subnet off the list/s)
  await expect(parts.nth(1)).toContainText('Node subnet on the list')
})

test('the criteria that differ come first, each cell with its sources', async ({ page }) => {
  await open(page, three, 'Compare')
  const criteria = page.getByRole('region', { name: 'Designs by criteria' })
  const mtu = criteria.getByRole('row', { name: /^MTU of pods/ })
  await expect(mtu).toContainText('50 bytes less')
  await mtu
    .getByText(/source/)
    .first()
    .click()
  await expect(mtu.getByRole('list', { name: 'Sources' }).getByRole('link')).not.toHaveCount(0)

  await expect(criteria.getByText('Does not fit')).toHaveCount(1)
  await page.getByLabel('Platform', { exact: true }).selectOption({ label: 'Azure, self-managed' })
  await expect(criteria.getByText('Does not fit')).toHaveCount(0)
})

test('the packet is followed with the keyboard alone', async ({ page }) => {
  await open(page, three, 'Compare')
  const path = page.getByRole('region', { name: 'Packet path' })
  const flow = page.getByRole('button', { name: 'Pod to outside', exact: true })
  await flow.focus()
  await page.keyboard.press('Enter')
  await expect(flow).toHaveAttribute('aria-pressed', 'true')
  for (
    let i = 0;
    i < 4 && !(await path.evaluate((node) => node === document.activeElement));
    i += 1
  )
    await page.keyboard.press('Tab')
  await expect(path).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const current = path.locator('[aria-current="step"]')
  await expect(current).toContainText('Virtual switch')
  await expect(current).toContainText('Changed: MAC address, IP address.')
  await expect(page.getByRole('status').filter({ hasText: 'Hop 2 of 3' })).toBeAttached()
  await page.keyboard.press('Home')
  await expect(current).toContainText('Pod')
  await page.keyboard.press('Escape')
  await expect(current).toHaveCount(0)

  await page.getByText('The same as a list').click()
  await expect(page.getByRole('list', { name: 'Hops of B' }).getByRole('listitem')).toHaveCount(3)
})

test('the record of the decision is exported as Markdown and HTML', async ({ page }) => {
  await open(page, three, 'Compare')
  await page.getByLabel('We take').selectOption('A')
  await page.getByLabel(/^Because/).fill('One segment, and we own <the> switches.')
  const markdown = await downloaded(page, 'Download Markdown')
  expect(markdown).toMatch(/^# Decision record: Flannel host-gw, L2Bridge or /)
  expect(markdown).toContain('We take A, Flannel host-gw, L2Bridge')
  expect(markdown).toContain('## Criteria that differ')
  expect(markdown).toMatch(/^1\. \[.+\]\(<https:/m)
  const html = await downloaded(page, 'Download HTML')
  expect(html).toContain('we own &lt;the&gt; switches')
  expect(html).not.toMatch(/<script|<link/)

  const record = await page.context().newPage()
  await record.setContent(html)
  expect(await violationsIn(record)).toEqual([])
  const pdf = await record.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  expect(pages).toBeLessThanOrEqual(2)
})

test('a Docker node of 1.20 is moved to 1.36 in order', async ({ page }) => {
  await open(page, '#/compare/docs-1.20-flannel/current', 'Compare')
  const steps = page.getByRole('list', { name: 'Steps in order' }).getByRole('listitem')
  const titles = await steps.locator('.way-title').allTextContents()
  const at = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title))
  expect(at(/^Replace Docker EE by containerd/)).toBeGreaterThanOrEqual(0)
  expect(at(/^Replace Docker EE/)).toBeLessThan(at(/^Upgrade the node to Kubernetes 1\.2[4-9]/))
  expect(at(/^Upgrade the node to Kubernetes 1\.22/)).toBeLessThan(at(/control plane to 1\.23/))
  expect(at(/control plane to 1\.21/)).toBeLessThan(at(/control plane to 1\.22/))
  expect(titles.filter((title) => title.startsWith('Upgrade the control plane'))).toHaveLength(16)
  await steps.first().getByText('Sources', { exact: true }).click()
  await expect(steps.first().getByRole('list', { name: 'Sources' })).toBeVisible()
})

test('a file, a link and a pasted text that is none are taken or refused in words', async ({
  page,
}) => {
  await open(page, '#/compare', 'Compare')
  await page.getByText('Add a setup').click()
  await page.getByLabel('A link to a plan').fill('https://example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('This is no link to a plan')).toBeVisible()
  await page.getByLabel('A link to a plan').fill('https://host/#/plan/host?v=1&nodeName=win-77')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(columnsOf(page)).toHaveCount(3)
  await page.getByLabel('scenario.json to compare').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"maxPods":33}'),
  })
  await expect(columnsOf(page)).toHaveCount(4)
  const decisions = page.getByRole('table', { name: 'Decisions that differ' })
  await expect(decisions).toContainText('win-77')
  await expect(decisions).toContainText('33')
})

test('a table goes away as CSV that no spreadsheet runs', async ({ page }) => {
  await open(page, '#/compare/own/~x:v=1%26nodeName==1', 'Compare')
  const csv = await downloaded(page, 'Download the table of decisions as CSV')
  expect(csv).toMatch(/^Decision,/)
  expect(csv).toContain(`'=1`)
})

test('three networks, opened, have no violation and fit the width', async ({ page }) => {
  await open(page, three, 'Compare')
  await page.getByText('Add a setup').click()
  await page.getByText('Read the record').click()
  await page.getByText('The same as a list').click()
  await expectSound(page)
})
