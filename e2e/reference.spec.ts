import { expect, open, test } from './support.ts'

test('looks up the life of a flag, in spite of a typo, and its sources', async ({ page }) => {
  await open(page, '#/reference', 'Reference')
  await page.getByRole('textbox', { name: 'Search' }).fill('network-plugn')
  const entry = page.getByRole('link', { name: /^kubelet --network-plugin / })
  await entry.click()
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('definition').filter({ hasText: '1.14 to 1.23' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sources' }).first()).toBeVisible()
  await expect(page).toHaveURL(/#\/reference\/flags\/kubelet\/network-plugin/)
})

test('a link opens its entry', async ({ page }) => {
  await open(page, '#/reference/gates/WinDSR', 'Reference')
  await expect(page.getByRole('heading', { name: 'Feature gates' })).toBeVisible()
  const entry = page.getByRole('link', { name: /^WinDSR / })
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  await expect(entry).toBeInViewport()
})

test('only what holds for a version is listed', async ({ page }) => {
  await open(page, '#/reference/flags', 'Reference')
  await page.getByRole('textbox', { name: 'Search' }).fill('cni-bin-dir')
  const flag = page.getByRole('link', { name: /^kubelet --cni-bin-dir / })
  await expect(flag).toBeVisible()
  await page.getByRole('combobox', { name: 'Holds for Kubernetes' }).selectOption('1.30')
  await expect(flag).toBeHidden()
})

test('tells what an upgrade breaks', async ({ page }) => {
  await open(page, '#/reference', 'Reference')
  await page.getByText('What breaks when I upgrade?').click()
  await page.getByRole('combobox', { name: 'From' }).selectOption('1.20')
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('1.36')
  await expect(page.getByText(/^\d+ things that 1\.36 refuses/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Container runtimes' })).toContainText('Docker EE')
  await expect(page.getByRole('region', { name: 'Flags of the kubelet' })).toContainText(
    '--network-plugin',
  )
})
