import { downloadZip, expect, fileIn, openPreset, review, test } from './support.ts'

test('the failing experiment is mended by its first repair, and the zip says so', async ({
  page,
}) => {
  await openPreset(page, 'A Hyper-V experiment that fails')
  await review(page)
  const repairs = page.getByRole('region', { name: 'Nearest plans without errors' })
  await repairs.getByRole('button', { name: 'Apply repair 1' }).click()
  await expect(page.getByText('No error', { exact: true })).toBeVisible()
  await expect(repairs).toBeHidden()
  const files = await downloadZip(page)
  expect(fileIn(files, /^scenario\.json$/)).toContain('"kubernetesVersion": "1.14"')
})

test('a decision that is kept as it is stays out of the repairs', async ({ page }) => {
  await page.goto('./#/review?v=1-2026.08&kubernetesVersion=1.24&containerRuntime=docker')
  const repairs = page.getByRole('region', { name: 'Nearest plans without errors' })
  await expect(repairs).toContainText('Container runtime:')
  await repairs.getByRole('button', { name: 'Container runtime', exact: true }).first().click()
  await expect(repairs.getByRole('listitem').filter({ hasText: 'Container runtime:' })).toHaveCount(
    0,
  )
  await expect(repairs.getByRole('button', { name: 'Apply repair 1' })).toBeVisible()
})

test('a blocked value says what it needs, and brings it along', async ({ page }) => {
  await page.goto('./#/plan/network')
  const antrea = page.getByRole('radio', { name: 'Antrea', exact: true })
  await expect(antrea).toHaveAccessibleDescription(/Blocked/)
  await page.getByRole('button', { name: 'What Antrea needs, for CNI plugin' }).click()
  await page.getByRole('button', { name: /^Choose Antrea/ }).click()
  await expect(antrea).toBeChecked()
  await expect(page.getByRole('status').first()).toContainText('0 errors')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'Flannel', exact: true })).toBeChecked()
})

test('a finding with a suggestion is mended at its field', async ({ page }) => {
  await page.goto('./#/plan/addresses')
  const field = page.getByLabel('DNS service IP', { exact: true })
  await field.fill('10.200.0.10')
  await expect(field).toHaveAccessibleDescription(/Error/)
  const own = page.locator('[data-decision="clusterDNS"]')
  await own.getByRole('button', { name: 'Fix' }).click()
  await expect(field).not.toHaveAttribute('aria-invalid')
})
