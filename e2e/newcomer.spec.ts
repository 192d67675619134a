import { downloadZip, expect, fileIn, goToStep, test } from './support.ts'

test('a newcomer goes from Home through every step to a zip', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'See the Windows node before you build it',
  )
  await page.getByRole('link', { name: 'Plan a node' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Control plane')
  await expect(page.getByRole('status').first()).toContainText('0 errors')
  await page.getByLabel('Kubernetes version of the node', { exact: true }).selectOption('1.35')
  await page.getByRole('link', { name: 'Next: Windows host' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('radio', { name: 'Windows Server 2022' }).check()
  await page.getByLabel('Node name', { exact: true }).fill('win-kiosk-7')
  await page.getByRole('link', { name: 'Next: Runtime' }).click()

  await page.getByRole('radio', { name: 'Process isolation' }).check()
  await page.getByRole('link', { name: 'Next: Node services' }).click()
  await page.getByRole('link', { name: 'Next: Workload' }).click()

  await page
    .getByLabel('Image', { exact: true })
    .fill('mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022')
  await page.getByRole('link', { name: 'Next: Network' }).click()

  await page.getByRole('radio', { name: 'L2Bridge' }).check()
  await page.getByRole('radio', { name: 'Flannel' }).check()
  await page.getByRole('link', { name: 'Next: Addresses' }).click()

  await page.getByLabel('Pod range (cluster CIDR)', { exact: true }).fill('10.32.0.0/16')
  await page.getByLabel('Service range', { exact: true }).fill('10.64.0.0/16')
  await page.getByLabel('DNS service IP', { exact: true }).fill('10.64.0.10')
  await expect(page.getByText('No ranges overlap.')).toBeVisible()
  await page.getByRole('link', { name: 'Review and download' }).click()

  await expect(page.getByText('No error', { exact: true })).toBeVisible()
  const files = await downloadZip(page)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.md',
      'scenario.json',
      'SHA256SUMS',
      'node/kubelet-args.txt',
      'node/kubeletstart.ps1',
      'cluster/deployment.yaml',
      'cluster/service.yaml',
    ]),
  )
  const scenario: unknown = JSON.parse(fileIn(files, /^scenario\.json$/))
  expect(scenario).toMatchObject({
    kubernetesVersion: '1.35',
    windowsRelease: 'ltsc2022',
    networkMode: 'l2bridge',
    cni: 'flannel',
    clusterCIDR: '10.32.0.0/16',
    nodeName: 'win-kiosk-7',
  })
  expect(fileIn(files, /kubelet-args\.txt$/)).toContain('--cluster-dns=10.64.0.10')
  expect(fileIn(files, /deployment\.yaml$/)).toContain('windowsservercore-ltsc2022')
  const conf = fileIn(files, /^cni\/.*\.conf(?:list)?$/)
  expect(conf).toContain('10.32.0.0/16')
  expect(conf).not.toContain('10.244.0.0/16')
  expect(() => JSON.parse(conf)).not.toThrow()
})

test('own addresses take fourteen actions from Home to the zip', async ({ page }) => {
  let actions = 0
  const click = async (name: string) => {
    actions += 1
    await page.getByRole('link', { name, exact: true }).first().click()
  }
  const fill = async (label: string, text: string) => {
    actions += 1
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.goto('./')
  await click('Plan a node')
  await fill('API server (host and port)', '10.20.0.5:6443')
  actions += 1
  await goToStep(page, 'Addresses')
  await fill('Node IP', '10.20.8.41')
  await fill('Node subnet (management subnet)', '10.20.8.0/24')
  await fill('Pod range (cluster CIDR)', '10.32.0.0/16')
  await fill('Service range', '10.64.0.0/16')
  await fill('DNS service IP', '10.64.0.10')
  await click('Review and download')
  await expect(page.getByText('No error', { exact: true })).toBeVisible()
  actions += 1
  const files = await downloadZip(page)
  expect(JSON.parse(fileIn(files, /^scenario\.json$/))).toMatchObject({
    apiServerEndpoint: '10.20.0.5:6443',
    nodeIP: '10.20.8.41',
    serviceCIDR: '10.64.0.0/16',
  })
  expect(actions).toBeLessThanOrEqual(14)
})

test('an example that happens to be right is confirmed and stays so', async ({ page }) => {
  await page.goto('./#/plan/host')
  await expect(page.getByText('0 of 1 value is yours')).toBeVisible()
  await page.getByRole('button', { name: 'This is mine: Node name' }).click()
  await expect(page.getByText('1 of 1 value is yours')).toBeVisible()
  await expect(page).toHaveURL(/nodeName=win-node-1|plan\/host/)
  await page.waitForTimeout(600)
  await page.reload()
  await expect(page.getByText('1 of 1 value is yours')).toBeVisible()
})

test('the runbook is ticked, and the ticks stay', async ({ page }) => {
  await page.goto('./#/review')
  const box = page.getByRole('checkbox', { name: /^Step 1 is done/ })
  await box.check()
  await expect(page.getByText(/^1 of \d+ steps done$/)).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked()
})

test('a choice marks what it changed, and can be undone where it is told', async ({ page }) => {
  await page.goto('./#/plan/network')
  await page.getByRole('radio', { name: 'L2Bridge', exact: true }).check()
  const picture = page.getByRole('navigation', { name: 'Steps' })
  await expect(picture).toContainText('puts the node’s MAC on packets')
  await expect(page.getByRole('button', { name: 'Undo: Network mode' })).toBeVisible()
  // In another part it is no news.
  await goToStep(page, 'Runtime')
  await expect(page.getByRole('button', { name: 'Undo: Network mode' })).toBeHidden()
  await goToStep(page, 'Network')
  // The network, and the addresses by their exception list.
  for (const part of [/^6 Network/, /^7 Addresses/]) {
    await expect(picture.getByRole('link', { name: part })).toContainText('changed')
  }
  await page.getByRole('button', { name: 'Undo: Network mode' }).click()
  await expect(page.getByRole('radio', { name: 'Overlay', exact: true })).toBeChecked()
  await expect(picture).toContainText('wraps packets in VXLAN')
})

test('search finds a field and a flag by keys', async ({ page }) => {
  await page.goto('./#/plan')
  await expect(page).toHaveTitle(/^Control plane/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
  await page.keyboard.type('sourceVip')
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option')
  await expect(found.first()).toContainText('Source VIP')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Source VIP of kube-proxy', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
  await page.keyboard.type('--hostname-override')
  await found.first().click()
  await expect(page).toHaveURL(/#\/review\/node\/kube/)
  const line = page.getByRole('listitem').filter({ hasText: '--hostname-override=' })
  await expect(line.getByRole('button')).toBeFocused()
  await expect(line).toBeInViewport()
})

test('values that are still examples are listed before the download', async ({ page }) => {
  await page.goto('./#/review')
  await page.getByText(/values are still examples/).click()
  await expect(page.getByRole('link', { name: 'Node IP' }).first()).toBeVisible()
})

test('the same plan gives the same zip', async ({ page }) => {
  await page.goto('./#/review')
  const first = await downloadZip(page)
  await page.reload()
  expect(await downloadZip(page)).toEqual(first)
})
