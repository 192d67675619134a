import { expect, test } from './support.ts'

test('the picture fills in as the runbook is ticked', async ({ page }) => {
  await page.goto('./#/review')
  const runtime = page
    .getByRole('complementary', { name: 'The node as it is built' })
    .getByRole('link', { name: /^3 Runtime/ })
  await expect(runtime).toContainText(/Step \d+/)
  const steps = page.getByRole('checkbox', { name: /^Step \d+ is done/ })
  for (const step of await steps.all()) await step.check()
  await expect(runtime).toContainText('Built')
})

test('reasons stand under the lines of a file, and can be put away', async ({ page }) => {
  await page.goto('./#/review/node/containerd-config.toml')
  const file = page.getByRole('article', { name: 'node/containerd-config.toml' })
  const reason = file.getByText('The pause image of every pod', { exact: false })
  await expect(reason.first()).toBeVisible()
  await file.getByLabel('Explain under the lines').uncheck()
  await expect(reason).toHaveCount(0)
})

test('a link to a file brings the file into view', async ({ page }) => {
  const titleOf = (path: string) =>
    page.getByRole('article', { name: path }).getByRole('heading', { name: path })
  await page.goto('./#/review/node/containerd-config.toml')
  await expect(titleOf('node/containerd-config.toml')).toBeInViewport()

  const link = page
    .getByRole('region', { name: /^Runbook/ })
    .getByRole('link', { name: 'SHA256SUMS' })
  await link.click()
  await expect(link).not.toBeInViewport()
  await expect(titleOf('SHA256SUMS')).toBeInViewport()
  await expect(titleOf('SHA256SUMS')).toBeFocused()
})

test('on a wide screen the file stands beside the steps that use it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./#/review')
  const chosen = page.getByRole('combobox', { name: 'File' })
  await expect(chosen).toHaveValue('README.md')
  const link = page
    .getByRole('region', { name: /^Runbook/ })
    .getByRole('link', { name: 'SHA256SUMS' })
  await link.click()
  await expect(chosen).toHaveValue('SHA256SUMS')
  await expect(link).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'SHA256SUMS' })).toBeInViewport()
})

test('a plan prints on two pages, its files only on request', async ({ page }) => {
  await page.goto('./#/review')
  await expect(page.getByRole('button', { name: 'Download zip' })).toBeEnabled()
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages?.length).toBeLessThanOrEqual(2)
})
