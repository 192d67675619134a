import { expect, goToStep, open, test } from './support.ts'

const broken = 'v=2-2026.08&kubernetesVersion=1.24&containerRuntime=docker'

test('the list holds every value, is filtered by text, changes in place and is remembered', async ({
  page,
}) => {
  await open(page, '#/plan/cluster', 'Control plane')
  await page.getByRole('tab', { name: 'List' }).click()
  const list = page.getByRole('tabpanel', { name: 'List' })
  await expect(list.getByText(/^7\d fields$/)).toBeVisible()
  await list.getByLabel('Filter the fields').fill('vxlan ident')
  await expect(list.getByText(/^1 of 7\d fields$/)).toBeVisible()
  await list.getByLabel('VXLAN network identifier (VNI)').fill('4242')
  await expect(list.getByRole('listitem').getByText('yours')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Picture' }).click()
  await expect(page.getByText('VNI 4242')).toBeVisible()
})

test('a value of the list that does not fit says so where it is chosen', async ({ page }) => {
  await open(page, '#/plan/cluster', 'Control plane')
  await page.getByRole('tab', { name: 'List' }).click()
  const list = page.getByRole('tabpanel', { name: 'List' })
  await list.getByLabel('Container runtime').selectOption('docker')
  const row = list.getByRole('listitem').filter({ has: page.getByLabel('Container runtime') })
  await expect(row.getByText('Error', { exact: true })).toBeVisible()
  await list.getByLabel('Replicas').fill('many')
  await expect(list.getByRole('alert')).toContainText('The plan keeps 2.')
})

test('Files opens on what the last choice changed, and says why a line is there', async ({
  page,
}) => {
  await open(page, '#/plan/network', 'Network')
  await page.getByRole('radio', { name: 'L2Bridge' }).check()
  await page.getByRole('tab', { name: 'Files' }).click()
  const panel = page.getByRole('tabpanel', { name: /^Files/ })
  await expect(panel.getByRole('heading')).toHaveText(/^\d+ of \d+ files changed with your last/)
  await expect(panel.getByLabel('File', { exact: true })).toHaveValue('cni/10-flannel.conf')
  const lines = panel.getByRole('list', { name: 'Lines of cni/10-flannel.conf' })
  await expect(lines.getByRole('listitem').filter({ hasText: 'new:' }).first()).toContainText(
    'cbr0',
  )
  await expect(lines.getByRole('listitem').filter({ hasText: 'gone:' }).first()).toContainText(
    'flannel.4096',
  )
  await expect(panel.getByRole('region', { name: 'Why this line' })).toContainText(
    'Name of the HNS network',
  )
  await panel
    .getByRole('button', { name: /lines? as before$/ })
    .first()
    .click()
  await expect(panel.getByRole('button', { name: /lines? as before$/ })).toHaveCount(0)
})

test('without a change Files begins with a file of the open part', async ({ page }) => {
  await open(page, '#/plan/runtime', 'Runtime')
  await page.getByRole('tab', { name: 'Files' }).click()
  const file = page.getByLabel('File', { exact: true })
  const own = file.locator('optgroup').first()
  await expect(own).toHaveAttribute('label', 'Of this part')
  await expect(file).toHaveValue((await own.locator('option').first().textContent()) ?? '')
})

test('where the picture is not to be seen, the plan in short leads to each part', async ({
  page,
}) => {
  await open(page, `#/plan/cluster?${broken}`, 'Control plane')
  await expect(page.getByRole('navigation', { name: 'The plan in short' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'List' }).click()
  await page
    .getByRole('navigation', { name: 'The plan in short' })
    .getByRole('link', { name: /^Runtime: Docker EE.*Error/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Runtime')
})

test('the parts say how far one has come, and the count leads to the next example', async ({
  page,
}) => {
  await open(page, '#/plan/runtime', 'Runtime')
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: new RegExp(name) })
  await expect(part('^3 Runtime')).toHaveAccessibleName(/seen, as suggested$/)
  await expect(part('^2 Windows host')).toHaveAccessibleName(/not opened yet$/)
  await page.getByRole('link', { name: /^0 of \d+ values are yours$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Control plane')
  await page.getByRole('textbox', { name: 'API server (host and port)' }).fill('10.1.1.1:6443')
  await expect(part('^1 Control plane')).toHaveAccessibleName(/with your values$/)
  await expect(page.getByRole('link', { name: /^1 of \d+ values are yours$/ })).toBeVisible()
})

test('a fix and its undo light the field that they changed', async ({ page }) => {
  await open(page, `#/plan/runtime?${broken}`, 'Runtime')
  const field = page.locator('[data-decision="containerRuntime"]')
  await field.getByRole('button', { name: 'Fix' }).click()
  await expect(field).toHaveAttribute('data-lit', 'true')
  await expect(field).not.toHaveAttribute('data-lit', 'true')
  await page.getByRole('button', { name: 'Undo: Container runtime' }).click()
  await expect(field).toHaveAttribute('data-lit', 'true')
})

test('after a fix on Review the last change stands there with its undo', async ({ page }) => {
  await open(page, `#/review?${broken}`, 'Review and download')
  const last = page.getByRole('region', { name: 'Last change' })
  await expect(last).toHaveCount(0)
  await page.getByRole('button', { name: 'Fix', exact: true }).first().click()
  await last.getByRole('button', { name: /^Undo: / }).click()
  await expect(last).toHaveCount(0)
  await expect(page.getByText(/The kubelet of 1\.24 has no dockershim/).first()).toBeVisible()
})

test('a value is recommended only with the source that says so', async ({ page }) => {
  await open(page, '#/plan/runtime', 'Runtime')
  await page.getByText(/^More: \d+ field/).click()
  const version = page.locator('[data-decision="runtimeVersion"]')
  await version.getByText('Recommended', { exact: true }).click()
  await expect(version.getByText(/^The containerd project recommends/)).toBeVisible()
  await expect(version.getByRole('list', { name: 'Sources' }).getByRole('link')).toHaveCount(1)
  await version.getByRole('textbox').fill('1.7.28')
  await expect(version.getByText('Recommended', { exact: true })).toHaveCount(0)
  await goToStep(page, 'Network')
  await expect(page.getByText('Recommended', { exact: true })).toHaveCount(0)
})

test('a finding leads to its fields, also to one that is folded in another part', async ({
  page,
}) => {
  await open(page, '#/plan/host', 'Windows host')
  await expect(page.getByText(/^More: \d+ fields/).locator('..')).toContainText('Not known')
  await goToStep(page, 'Workload')
  const revision = page.getByRole('textbox', { name: /^Build revision/ })
  await page.getByRole('button', { name: /^Build revision/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Windows host')
  await expect(revision).toBeFocused()
  await page.getByRole('tab', { name: /^Findings/ }).click()
  await page.getByRole('button', { name: 'Pod range (cluster CIDR)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addresses')
  await expect(page.getByRole('textbox', { name: 'Pod range (cluster CIDR)' })).toBeFocused()
})

test('on a phone the sheet gives way to the field of a finding', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '#/plan/host', 'Windows host')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('tab', { name: /^Findings/ }).click()
  await sheet.getByRole('button', { name: 'Service range' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Service range' })).toBeFocused()
})
