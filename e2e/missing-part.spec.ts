import { expect, test } from '@playwright/test'
import { goToStep, open } from './support.ts'

test('a page whose script does not come says so, and the others stay open', async ({ page }) => {
  await page.route('**/assets/ReviewPage-*.js', (route) => route.abort())
  await open(page, '#/plan/host', 'Windows host')
  await page.getByLabel('Node name', { exact: true }).fill('kept')
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Review' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Plan' }).click()
  await goToStep(page, 'Windows host')
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('kept')
  await page.unroute('**/assets/ReviewPage-*.js')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Load the app again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and download')
})

test('a page whose script comes slowly is announced over the one before', async ({ page }) => {
  await open(page, '#/plan/host', 'Windows host')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/ComparePage-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  const sign = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::after').content)
  await expect.poll(sign).toBe('"Loading the page…"')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare')
  await expect.poll(sign).toBe('none')
})

test('where the app itself does not come, a link into it shows Home', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('./#/plan/host')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a dialog whose script does not come is said, and the page goes on', async ({ page }) => {
  await page.route('**/assets/PlansDialog-*.js', (route) => route.abort())
  await open(page, '#/plan/host', 'Windows host')
  await page.getByRole('button', { name: /^Plans/ }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('could not be opened')
  await page.getByLabel('Node name', { exact: true }).fill('goes-on')
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
})

test('without a connection the app is not loaded again, which would lose it', async ({ page }) => {
  await page.route('**/service-worker.js', (route) => route.abort())
  await page.route('**/assets/ReviewPage-*.js', (route) => route.abort())
  await open(page, '#/plan/host', 'Windows host')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Load the app again' }).click()
  await expect(page.getByText('There is no connection')).toBeVisible()
  await page.context().setOffline(false)
  await page.unroute('**/assets/ReviewPage-*.js')
  await page.getByRole('button', { name: 'Load the app again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and download')
})
