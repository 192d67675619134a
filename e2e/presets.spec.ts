import {
  downloadZip,
  expect,
  fileIn,
  findings,
  listsUnder,
  openPreset,
  review,
  test,
} from './support.ts'

test('docs-1.20-flannel: the exception list of the guide', async ({ page }) => {
  await openPreset(page, 'The Kubernetes 1.20 guide')
  await review(page)
  await expect(page.getByText('No error', { exact: true })).toBeVisible()
  const files = await downloadZip(page)
  const conf = fileIn(files, /^cni\/.*\.conf(?:list)?$/)
  expect(listsUnder('ExceptionList', conf)).toEqual([
    ['10.244.0.0/16', '10.96.0.0/12', '10.127.130.0/24'],
  ])
  expect(fileIn(files, /deployment\.yaml$/)).toContain('win-webserver')
  expect(fileIn(files, /runtimeclass\.yaml$/)).toContain('handler: docker')
  expect(fileIn(files, /kubelet-args\.txt$/)).toContain('--network-plugin=cni')
})

test('aks-1.17: pods are excepted, services are routed', async ({ page }) => {
  await openPreset(page, 'An AKS node of 2020')
  await review(page)
  await expect(page.getByText('No error', { exact: true })).toBeVisible()
  const files = await downloadZip(page)
  const conf = fileIn(files, /^cni\/.*\.conf(?:list)?$/)
  expect(listsUnder('ExceptionList', conf)).toEqual([['10.240.0.0/16']])
  expect(listsUnder('Value', conf)).toContainEqual(
    expect.objectContaining({ Type: 'ROUTE', DestinationPrefix: '10.0.0.0/16' }),
  )
  const flags = fileIn(files, /kubelet-args\.txt$/).split('\n')
  expect(flags).toContain('--max-pods=30')
  expect(flags).toContain('--system-reserved=memory=2Gi')
  expect(flags).toContain('--kube-reserved=cpu=100m,memory=1843Mi')
  expect(flags).toContain('--cluster-dns=10.0.0.10')
})

test('hyperv-1.14: it says why it fails, and the files come all the same', async ({ page }) => {
  await openPreset(page, 'A Hyper-V experiment that fails')
  await review(page)
  const errors = findings(page).getByRole('region', { name: 'Errors', exact: true })
  await expect(errors).toContainText('HyperVContainer')
  await expect(errors).toContainText(/must match|process isolation/)
  const files = await downloadZip(page)
  expect(JSON.parse(fileIn(files, /^scenario\.json$/))).toMatchObject({
    kubernetesRelease: '1.14.8',
    isolation: 'hyperv',
    featureGates: ['HyperVContainer=false'],
  })
  expect(fileIn(files, /^README\.md$/)).toContain('HyperVContainer')
})

for (const title of ['A current node', 'A node agent as HostProcess']) {
  test(`${title}: no error`, async ({ page }) => {
    await openPreset(page, title)
    await review(page)
    await expect(page.getByText('No error', { exact: true })).toBeVisible()
    const files = await downloadZip(page)
    expect(Object.keys(files).length).toBeGreaterThan(12)
    expect(fileIn(files, /kubelet-args\.txt$/)).not.toContain('--network-plugin')
  })
}
