import { downloadZip, expect, fileIn, test } from './support.ts'

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
  await page.getByRole('link', { name: 'Next: Network' }).click()

  await page.getByRole('radio', { name: 'L2Bridge' }).check()
  await page.getByRole('radio', { name: 'Flannel' }).check()
  await page.getByRole('link', { name: 'Next: Addresses' }).click()

  await page.getByLabel('Pod range (cluster CIDR)', { exact: true }).fill('10.32.0.0/16')
  await page.getByLabel('Service range', { exact: true }).fill('10.64.0.0/16')
  await page.getByLabel('DNS service IP', { exact: true }).fill('10.64.0.10')
  await expect(page.getByText('No ranges overlap.')).toBeVisible()
  await page.getByRole('link', { name: 'Next: Workload' }).click()

  await page
    .getByLabel('Image', { exact: true })
    .fill('mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022')
  await page.getByRole('link', { name: 'Next: Node services' }).click()
  await page.getByRole('link', { name: 'Review and download' }).last().click()

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

test('values that are still examples are listed before the download', async ({ page }) => {
  await page.goto('./#/review')
  await page.getByText(/values are still an example/).click()
  await expect(page.getByRole('link', { name: 'Node IP' }).first()).toBeVisible()
})

test('the same plan gives the same zip', async ({ page }) => {
  await page.goto('./#/review')
  const first = await downloadZip(page)
  await page.reload()
  expect(await downloadZip(page)).toEqual(first)
})
