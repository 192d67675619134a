import { expect, findings, open, test } from './support.ts'

test('a finding shows where its sources disagree, and what the app goes by', async ({ page }) => {
  await open(page, '#/review?v=1-2026.08&isolation=hyperv', 'Review and download')
  const finding = findings(page)
    .getByRole('region', { name: 'Warnings' })
    .getByRole('listitem')
    .filter({ hasText: 'Hyper-V isolation' })
    .first()
  await finding.getByText(/^Why/).click()
  const disagreement = finding.getByRole('region', { name: 'Sources disagree' })
  await expect(disagreement.getByRole('link').first()).toBeVisible()
  await expect(disagreement).toContainText('This app goes by:')
})
