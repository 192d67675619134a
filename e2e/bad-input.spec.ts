import { strToU8, zipSync } from 'fflate'
import { expect, goToStep, test } from './support.ts'

const cases = [
  ['a CIDR with letters', 'Addresses', 'Pod range (cluster CIDR)', '10.244.x.0/16'],
  ['an IP outside its range', 'Addresses', 'DNS service IP', '10.200.0.10'],
  ['an IP that is none', 'Addresses', 'Node IP', '10.127.130.256'],
  ['a name that is no DNS label', 'Workload', 'Name of the workload', 'Win_Server!'],
] as const

for (const [what, step, label, text] of cases) {
  test(`${what} is named beside its field, and undone by one key`, async ({ page }) => {
    await page.goto('./#/plan')
    await goToStep(page, step)
    const field = page.getByLabel(label, { exact: true })
    const before = await field.inputValue()
    await field.fill(text)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Error/)
    await expect(field).toHaveValue(text)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(field).toHaveValue(before)
    await expect(field).not.toHaveAttribute('aria-invalid')
  })
}

test('a CIDR with host bits is named beside its field', async ({ page }) => {
  await page.goto('./#/plan/addresses')
  const field = page.getByLabel('Service range', { exact: true })
  await field.fill('10.96.0.1/12')
  await expect(field).toHaveAccessibleDescription(/(?:Error|Warning).*10\.96\.0\.0\/12/)
})

test('a number out of its range is refused and the plan keeps the last one', async ({ page }) => {
  await page.goto('./#/plan/node')
  const field = page.getByLabel('CPU cores', { exact: true })
  await field.fill('4x')
  await expect(page.getByText(/This takes a whole number from 1 to/)).toBeVisible()
  await field.fill('8')
  await expect(page.getByText(/This takes a whole number/)).toBeHidden()
  await expect(page).toHaveURL(/cpuCores=8/)
})

test('a link with an unknown version and key keeps the rest and says what it left out', async ({
  page,
}) => {
  await page.goto('./#/plan?v=1-2026.08&kubernetesVersion=9.99&podRange=1&nodeName=kept-7')
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('9.99')
  await expect(messages).toContainText('podRange')
  await goToStep(page, 'Windows host')
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('kept-7')
})

test('a link from an older version of the app is carried over', async ({ page }) => {
  await page.goto('./#/plan/addresses?v=0-2025.01&nodeSubnet=10.9.0.0/24')
  await expect(page.getByLabel('Node subnet (management subnet)', { exact: true })).toHaveValue(
    '10.9.0.0/24',
  )
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('older facts')
})

test('an address of no page gives Home and says so', async ({ page }) => {
  await page.goto('./#/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/See the Windows node/)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('no page of this app')
  await messages.getByRole('button', { name: /^Close/ }).click()
  // Also of one that is put in while the app is open.
  await page.goto('./#/elsewhere')
  await expect(messages).toContainText('no page of this app')
})

test.describe('Diagnose', () => {
  const give = (name: string, text: string | Uint8Array) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  })

  test.beforeEach(async ({ page }) => {
    await page.goto('./#/diagnose')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnose')
  })

  test('opens the app’s own zip and goes on in Plan', async ({ page }) => {
    const bytes = zipSync({
      'scenario.json': strToU8(
        '{"schemaVersion":1,"nodeName":"from-zip","networkMode":"l2bridge"}',
      ),
      'README.md': strToU8('# Plan'),
    })
    await page.getByLabel('Files to open').setInputFiles(give('plan.zip', bytes))
    await expect(page.getByRole('region', { name: /^\d+ files differ/ })).toContainText('README.md')
    await page.getByRole('button', { name: 'Continue in Plan' }).click()
    await goToStep(page, 'Windows host')
    await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('from-zip')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('win-node-1')
  })

  test('says what is wrong with a damaged scenario.json and keeps the plan', async ({ page }) => {
    await page.getByLabel('Files to open').setInputFiles(give('scenario.json', '{"cni":'))
    await expect(page.getByText(/This is not JSON.*Your own plan is untouched\./)).toBeVisible()
  })

  test('says what a scenario.json had that is not known', async ({ page }) => {
    await page.getByLabel('Or paste text').fill('{"cni":"weave","nodeName":"win-8"}')
    await page.getByRole('button', { name: 'Read the text' }).click()
    await expect(page.getByText(/CNI plugin cannot be "weave"/)).toBeVisible()
    await page.getByRole('button', { name: 'Continue in Plan' }).click()
    await expect(page).toHaveURL(/nodeName=win-8/)
  })

  test('refuses a damaged zip', async ({ page }) => {
    await page.getByLabel('Files to open').setInputFiles(give('x.zip', 'PK\u0003\u0004broken'))
    await expect(page.getByText(/damaged zip/)).toBeVisible()
  })
})
