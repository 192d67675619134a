import { expect, open, test, unfold } from './support.ts'

test('the lines of a file are explained by arrow keys', async ({ page }) => {
  await page.goto('./#/review/node/kubelet-args.txt')
  const why = page.getByRole('region', { name: 'Why this line' })
  await page.getByRole('button', { name: /^Line 1:/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Line 2:/ })).toBeFocused()
  await expect(why).toContainText('Line 2')
})

test('help opens by ? and closes by Escape', async ({ page }) => {
  await open(page, '#/plan', 'Control plane')
  // The title is set by the same effects that listen for keys.
  await expect(page).toHaveTitle(/^Control plane/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('help for a decision has words and sources', async ({ page }) => {
  await page.goto('./#/plan/network')
  await page.getByRole('button', { name: 'About: Network mode' }).click()
  const help = page.locator('#help-networkMode')
  await expect(help.getByText('networkMode', { exact: true })).toBeVisible()
  await expect(help.getByText(/^How Windows connects pods to the network/)).toBeVisible()
  await expect(help.getByRole('list', { name: 'Sources' }).getByRole('link')).not.toHaveCount(0)
})

test('the width of the questions is changed by keys and remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./#/plan')
  const edge = page.getByRole('separator', { name: 'Width of the questions' })
  await edge.press('ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuenow', '564')
  await page.reload()
  await expect(edge).toHaveAttribute('aria-valuenow', '564')
})

test.describe('what a button did takes the focus along and is said', () => {
  const broken = [
    'v=1-2026.08&kubernetesVersion=1.24&windowsRelease=ltsc2022&containerRuntime=docker',
    'image=mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022',
  ].join('&')

  test('a fix at a field leads to the field', async ({ page }) => {
    await open(page, '#/plan/addresses?v=1-2026.08&clusterDNS=10.200.0.10', 'Addresses')
    const fix = page.getByRole('region', { name: 'Addresses' }).getByRole('button', { name: 'Fix' })
    await fix.first().press('Enter')
    const field = page.getByLabel('DNS service IP', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('10.96.0.10')
    await expect(page.getByRole('status').first()).toHaveText(
      /^DNS service IP is now 10\.96\.0\.10\. 0 errors/,
    )
    // What is chosen by hand needs no announcement of itself.
    await field.fill('10.96.0.11')
    await expect(page.getByRole('status').first()).toHaveText(/^0 errors/)
  })

  test('a fix at cards leads to the card that is chosen now', async ({ page }) => {
    await open(page, `#/plan/runtime?${broken}`, 'Runtime')
    await page
      .getByRole('region', { name: 'Runtime' })
      .getByRole('button', { name: 'Fix' })
      .first()
      .press('Enter')
    const containerd = page.getByRole('radio', { name: 'containerd', exact: true })
    await expect(containerd).toBeChecked()
    await expect(containerd).toBeFocused()
  })

  test('a fix among the findings stays among the findings', async ({ page }) => {
    await open(page, `#/plan/cluster?${broken}`, 'Control plane')
    const panel = page.getByRole('complementary', { name: 'Picture, files and findings' })
    await panel.getByRole('tab', { name: /^Findings/ }).click()
    await panel
      .getByRole('region', { name: 'Errors', exact: true })
      .getByRole('button', { name: 'Fix' })
      .first()
      .press('Enter')
    await expect(panel.getByRole('region', { name: 'Errors', exact: true })).toBeHidden()
    await expect(panel.getByRole('tabpanel')).toBeFocused()
  })

  test('a repair and its pins lead to the head of their lists', async ({ page }) => {
    await open(page, `#/review?${broken}`, 'Review and download')
    const repairs = page.getByRole('region', { name: 'Nearest plans without errors' })
    await repairs
      .getByRole('button', { name: 'Container runtime', exact: true })
      .first()
      .press('Enter')
    const head = repairs.locator('summary')
    await expect(head).toBeFocused()
    await repairs.getByRole('button', { name: 'Let Container runtime change again' }).press('Enter')
    await expect(head).toBeFocused()
    const apply = repairs.getByRole('button', { name: 'Apply repair 1' })
    await expect(apply).toBeEnabled()
    await apply.press('Enter')
    await expect(repairs).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: /^Findings/ })).toBeFocused()
    await expect(page.getByRole('status').last()).toContainText('Container runtime is now')
  })

  test('what a value needs and its choice lead to the value', async ({ page }) => {
    await open(page, '#/plan/network', 'Network')
    await unfold(page, 'cni')
    await page.getByRole('button', { name: /^Choose Antrea/ }).press('Enter')
    const antrea = page.getByRole('radio', { name: 'Antrea', exact: true })
    await expect(antrea).toBeChecked()
    await expect(antrea).toBeFocused()
    await expect(page.getByRole('status').first()).toContainText('CNI plugin is now Antrea')
  })

  test('a folded value says what it needs, and the fold keeps the focus', async ({ page }) => {
    await open(page, '#/plan/network', 'Network')
    const fold = page.locator('[data-decision="networkMode"] summary')
    await fold.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'NAT' })).toContainText(
      /Needs Where the node runs: EKS/,
    )
    await expect(fold).toBeFocused()
  })

  test('an accepted finding leads back to its list', async ({ page }) => {
    await open(
      page,
      '#/review?v=1-2026.08&kubernetesVersion=1.24&windowsRelease=1909',
      'Review and download',
    )
    await page.getByRole('button', { name: 'Accept this risk' }).first().press('Enter')
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^Findings/ })).toBeFocused()
  })

  test('a message that is closed leads to the heading', async ({ page }) => {
    await open(page, '#/plan/network?v=1-2026.08&nobody=knows', 'Network')
    const close = page.getByRole('button', { name: 'Close this message' })
    await close.press('Enter')
    await expect(close).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Network' })).toBeFocused()
  })

  test('undo of what the focus stands on leads to the heading', async ({ page }) => {
    await open(page, '#/plan/addresses', 'Addresses')
    const field = page.getByLabel('DNS service IP', { exact: true })
    await field.fill('10.200.0.10')
    const why = page
      .getByRole('region', { name: 'Addresses' })
      .getByText(/^Why ·/)
      .first()
    await why.focus()
    await page.keyboard.press('Control+z')
    await expect(field).toHaveValue('10.96.0.10')
    await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeFocused()
  })
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a fix leads to its field without calling up the keyboard', async ({ page }) => {
    await open(page, '#/plan/addresses?v=1-2026.08&clusterDNS=10.200.0.10', 'Addresses')
    await page
      .getByRole('region', { name: 'Addresses' })
      .getByRole('button', { name: 'Fix' })
      .first()
      .tap()
    await expect(page.getByLabel('DNS service IP', { exact: true })).toHaveValue('10.96.0.10')
    await expect(page.getByRole('button', { name: 'About: DNS service IP' })).toBeFocused()
  })
})
