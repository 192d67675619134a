import { expect, open, test } from './support.ts'

test('a cell of the support matrix is found by keyboard, says why, and makes a plan of its pair', async ({
  page,
}) => {
  await open(page, '#/compare', 'Compare')
  const table = page.getByRole('table', { name: 'Kubernetes and Windows releases' })
  const own = table.getByRole('button', { name: /, your plan$/ })
  await expect(own).toHaveAccessibleName('Windows Server 2025, 1.36: Supported, your plan')
  await own.focus()
  await page.keyboard.press('ArrowDown')
  const below = table.getByRole('button', { name: 'Windows Server 2022, 1.36: Supported' })
  await expect(below).toBeFocused()
  await expect(page.getByText('Kubernetes 1.36 lists Windows Server 2022 as a node.')).toBeVisible()

  await page.keyboard.press('Home')
  await expect(page.getByText('Kubernetes 1.14 does not list Windows Server 2022')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(below).toBeFocused()

  await page
    .getByRole('region', { name: 'Where it is supported' })
    .getByRole('button', { name: 'Use in my plan' })
    .click()
  await expect(own).toHaveAccessibleName('Windows Server 2022, 1.36: Supported, your plan')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(own).toHaveAccessibleName('Windows Server 2025, 1.36: Supported, your plan')
})

test('what is out of support is folded, and images are looked up by isolation', async ({
  page,
}) => {
  await open(page, '#/compare', 'Compare')
  const region = page.getByRole('region', { name: 'Where it is supported' })
  await expect(region.getByRole('rowheader', { name: 'Windows Server, version 1803' })).toHaveCount(
    0,
  )
  await region.getByRole('button', { name: /^Show \d+ more out of support$/ }).click()
  await expect(
    region.getByRole('rowheader', { name: 'Windows Server, version 1803' }),
  ).toBeVisible()

  await region.getByLabel('Show support of').selectOption('Hosts and images, Hyper-V isolation')
  await region.getByRole('button', { name: 'Windows Server 2019, ltsc2022: Not supported' }).click()
  await expect(region.getByText(/Windows Server 2019 does not run images on/)).toBeVisible()
  await expect(region.getByRole('list', { name: 'Sources' }).getByRole('link')).not.toHaveCount(0)
})

test('a design that cannot be on a platform is folded, with the reason', async ({ page }) => {
  await open(page, '#/compare/with.l2bridge.flannel/with.overlay.flannel', 'Compare')
  const azure = page.getByRole('button', { name: 'Azure CNI, L2Bridge', exact: true })
  await expect(azure).toHaveCount(0)
  await page.getByText(/^\d+ more do not fit here$/).click()
  await page.getByRole('button', { name: 'Show Azure CNI, L2Bridge all the same' }).click()
  const criteria = page.getByRole('region', { name: 'Designs by criteria' })
  await expect(criteria.getByRole('row', { name: /^On this platform/ })).toContainText(
    'Made for Azure',
  )
})
