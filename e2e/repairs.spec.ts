import type { Page } from '@playwright/test'
import {
  downloadZip,
  expect,
  fileIn,
  findings,
  goToStep,
  listsUnder,
  open,
  openPreset,
  review,
  showMore,
  test,
  unfold,
} from './support.ts'

type Files = Readonly<Record<string, string>>

const repairsOn = (page: Page) => page.getByRole('region', { name: 'Nearest plans without errors' })

/** One finding of the page that is open, by words of its message. */
const findingIn = (page: Page, region: string, message: string) =>
  page.getByRole('region', { name: region }).getByRole('listitem').filter({ hasText: message })

const argumentsIn = (files: Files, path: string) => files[path]?.trimEnd().split('\n') ?? []

/** The files of a plan that the page calls free of errors, and whose own text agrees. */
async function workingZip(page: Page): Promise<Files> {
  await expect(page.getByText('No error', { exact: true })).toBeVisible()
  await expect(repairsOn(page)).toBeHidden()
  const files = await downloadZip(page)
  expect(fileIn(files, /^README\.md$/)).not.toContain('This plan has errors')
  const details = fileIn(files, /^DETAILS\.md$/)
  expect(details).toMatch(/^## Findings$/m)
  expect(details).not.toMatch(/^### Errors/m)
  return files
}

test('the failing experiment is mended by its first repair, and the zip says so', async ({
  page,
}) => {
  await openPreset(page, 'A Hyper-V experiment that fails')
  await review(page)
  const repairs = repairsOn(page)
  await repairs.getByRole('button', { name: 'Apply repair 1' }).click()
  await expect(page.getByText('No error', { exact: true })).toBeVisible()
  await expect(repairs).toBeHidden()
  const files = await downloadZip(page)
  expect(fileIn(files, /^scenario\.json$/)).toContain('"kubernetesVersion": "1.14"')
})

test('a decision that is kept as it is stays out of the repairs', async ({ page }) => {
  await page.goto('./#/review?v=1-2026.08&kubernetesVersion=1.24&containerRuntime=docker')
  const repairs = repairsOn(page)
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
  await unfold(page, 'cni')
  await expect(antrea).toHaveAccessibleDescription(/^Does not fit/)
  await page.getByRole('button', { name: /^Choose Antrea/ }).click()
  await expect(antrea).toBeChecked()
  await expect(page.getByRole('status').first()).toContainText('0 errors')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Flannel', exact: true })).toBeChecked()
})

test('a switch and a list say what a blocked value needs, too', async ({ page }) => {
  const link = [
    'v=1-2026.08&kubernetesVersion=1.20&windowsRelease=ltsc2019&windowsRevision=500',
    'image=mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019',
  ].join('&')
  await open(page, `#/plan/network?${link}`, 'Network')
  await showMore(page)
  const onlyOn = page.getByRole('switch', { name: 'Direct server return (DSR)' })
  await expect(onlyOn).toHaveAccessibleDescription(/On: does not fit.*needs revision 1217/)
  await page
    .getByRole('button', { name: 'What “on” needs, for Direct server return (DSR)' })
    .click()
  await page.getByRole('button', { name: 'Choose “on” and change this' }).click()
  await expect(onlyOn).toBeChecked()
  await expect(onlyOn).toBeFocused()
  await expect(page.getByRole('status').first()).toContainText(/is now 1217.*0 errors/)

  await goToStep(page, 'Control plane')
  await unfold(page, 'kubernetesVersion')
  await page
    .getByRole('button', {
      name: 'Choose Kubernetes 1.36 and change this, for Kubernetes version of the node',
    })
    .click()
  const version = page.getByRole('combobox', { name: 'Kubernetes version of the node' })
  await expect(version).toHaveValue('1.36')
  await expect(version).toBeFocused()
  await expect(page.getByRole('status').first()).toContainText('0 errors')
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

test('an upgrade that left runtime, host, image and gates behind is mended without going back', async ({
  page,
}) => {
  const link = [
    'v=1-2026.08&kubernetesVersion=1.24&kubernetesRelease=1.22.17',
    'windowsRelease=1909&nodeName=win-shop-7&serviceManager=nssm',
    'containerRuntime=docker&runtimeVersion=19.03.14&featureGates=HyperVContainer=true',
    'image=mcr.microsoft.com/windows/servercore/iis:windowsservercore-2004&imageRelease=2004',
  ].join('&')
  await open(page, `#/review?${link}`, 'Review and download')
  const errors = page.getByRole('region', { name: 'Errors' }).getByRole('listitem')
  await expect(errors.filter({ hasText: 'has no dockershim' })).toBeVisible()
  await expect(errors.filter({ hasText: 'HyperVContainer was removed' })).toBeVisible()

  // The nearest plans undo the upgrade; that is not what is wanted.
  const repairs = repairsOn(page)
  const version = repairs
    .getByRole('listitem')
    .filter({ hasText: 'Kubernetes version of the node' })
  await expect(version.filter({ hasText: 'Kubernetes 1.22' }).first()).toBeVisible()
  await repairs
    .getByRole('button', { name: 'Kubernetes version of the node', exact: true })
    .first()
    .click()
  await expect(
    repairs.getByRole('button', { name: 'Let Kubernetes version of the node change again' }),
  ).toBeVisible()
  const first = repairs
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Apply repair 1' }) })
  await expect(first).toContainText('becomes containerd')
  await expect(first).toContainText('becomes Windows Server, version 20H2')
  await first.getByRole('button', { name: 'Apply repair 1' }).click()
  await expect(page.getByText('No error', { exact: true })).toBeVisible()

  // The version was one of Docker EE.
  const leftover = findingIn(page, 'Not known', 'Nothing is known here about containerd 19.03.14')
  await leftover.getByRole('button', { name: 'Fix' }).click()
  await expect(leftover).toBeHidden()

  const files = await workingZip(page)
  expect(JSON.parse(fileIn(files, /^scenario\.json$/))).toMatchObject({
    kubernetesVersion: '1.24',
    nodeName: 'win-shop-7',
    serviceManager: 'nssm',
    kubernetesRelease: '1.24.17',
    windowsRelease: '20H2',
    containerRuntime: 'containerd',
    runtimeVersion: 'auto',
    image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-20H2',
    featureGates: [],
  })
  const kubelet = argumentsIn(files, 'node/kubelet-args.txt')
  expect(kubelet).toContain('--hostname-override=win-shop-7')
  expect(kubelet).toContain('--container-runtime-endpoint=npipe:////./pipe/containerd-containerd')
  // Dockershim's own flags went with it, and the gate stops a kubelet that does not know it.
  expect(kubelet.filter((one) => /^--(?:network-plugin|cni-|docker)/.test(one))).toEqual([])
  expect(Object.values(files).join('\n')).not.toContain('HyperVContainer')
  const deployment = fileIn(files, /deployment\.yaml$/)
  expect(deployment).toContain(
    'image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-20H2\n',
  )
  expect(deployment).toContain('node.kubernetes.io/windows-build: 10.0.19042\n')
  expect(listsUnder('Exceptions', fileIn(files, /^cni\/.*\.conf$/))).toEqual([
    ['10.244.0.0/16', '10.96.0.0/12'],
  ])
  expect(fileIn(files, /^node\/install-containerd\.ps1$/)).not.toContain('19.03.14')
})

test('a network whose mode, runtime and ranges exclude its plugin works by what a mode needs', async ({
  page,
}) => {
  const link = [
    'v=1-2026.08&kubernetesVersion=1.23&windowsRelease=ltsc2019&cni=antrea&cniRelease=2.1.0&networkMode=l2bridge',
    'containerRuntime=docker',
    'clusterCIDR=10.200.0.0/16&serviceCIDR=10.200.64.0/20&clusterDNS=10.96.0.10',
    'image=mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019',
  ].join('&')
  await open(page, `#/plan/network?${link}`, 'Network')
  await expect(
    findingIn(page, 'Network', 'Antrea does not work with L2Bridge').first(),
  ).toBeVisible()
  const transparent = page.getByRole('radio', { name: 'Transparent', exact: true })
  await expect(transparent).toHaveAccessibleDescription(/Does not fit/)
  await unfold(page, 'networkMode')
  await page.getByRole('button', { name: 'Choose Transparent and change this' }).click()
  await expect(transparent).toBeChecked()
  await expect(page.getByRole('status').first()).toContainText('0 errors')

  // What is left works, but asks for a later runtime.
  const later = findingIn(page, 'Network', 'Antrea asks for containerd 1.6.18 or later')
  await later.getByRole('button', { name: 'Fix' }).click()
  await expect(later).toBeHidden()

  await review(page)
  const files = await workingZip(page)
  expect(JSON.parse(fileIn(files, /^scenario\.json$/))).toMatchObject({
    kubernetesVersion: '1.23',
    windowsRelease: 'ltsc2019',
    cni: 'antrea',
    clusterCIDR: '10.200.0.0/16',
    clusterDNS: '10.96.0.10',
    networkMode: 'transparent',
    containerRuntime: 'containerd',
    runtimeVersion: '1.6.18',
    serviceCIDR: '10.96.0.0/12',
  })
  // The pods of Antrea write its file.
  expect(Object.keys(files).filter((path) => path.endsWith('.conflist'))).toEqual([])
  // Antrea stands in the place of kube-proxy.
  expect(Object.keys(files).filter((path) => path.includes('kube-proxy'))).toEqual([])
  const kubelet = argumentsIn(files, 'node/kubelet-args.txt')
  expect(kubelet).toContain('--cluster-dns=10.96.0.10')
  expect(kubelet).toContain('--container-runtime=remote')
  expect(kubelet).not.toContain('--network-plugin=cni')
  expect(fileIn(files, /^node\/install-containerd\.ps1$/)).toContain('1.6.18')
  expect(fileIn(files, /deployment\.yaml$/)).toContain(
    'image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019\n',
  )
})

test('a HostProcess agent on versions without it, and an Overlay on an old build, work by a fix and a repair', async ({
  page,
}) => {
  const link = [
    'v=1-2026.08&kubernetesVersion=1.20&windowsRelease=ltsc2019&windowsRevision=253',
    'cni=flannel&networkMode=overlay&containerRuntime=docker&clusterCIDR=10.32.0.0/16',
    'isolation=hostprocess&workloadKind=DaemonSet&workloadName=node-agent&serviceType=none',
    'image=mcr.microsoft.com/windows/nanoserver:ltsc2019',
  ].join('&')
  await open(page, `#/plan/host?${link}`, 'Windows host')
  const old = findingIn(page, 'Windows host', 'revision 253 is older').filter({
    has: page.getByRole('button', { name: 'Fix' }),
  })
  await old.getByRole('button', { name: 'Fix' }).click()
  await expect(
    page.getByLabel('Build revision (UBR), 0 if not known', { exact: true }),
  ).toHaveValue('379')
  await expect(old).toBeHidden()

  await review(page)
  await expect(findings(page)).toContainText('Kubernetes 1.20 has no field for HostProcess')
  // The nearest plan gives the agent up; it is what the node is for.
  const repairs = repairsOn(page)
  await repairs.getByRole('button', { name: 'Isolation', exact: true }).first().click()
  await expect(repairs.getByRole('button', { name: 'Let Isolation change again' })).toBeVisible()
  const first = repairs
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Apply repair 1' }) })
  await expect(first).toContainText('becomes Kubernetes 1.23')
  await first.getByRole('button', { name: 'Apply repair 1' }).click()

  const user = findingIn(page, 'Warnings', 'needs a runAsUserName')
  await user.getByRole('button', { name: 'Fix' }).click()
  await expect(user).toBeHidden()

  const files = await workingZip(page)
  expect(JSON.parse(fileIn(files, /^scenario\.json$/))).toMatchObject({
    isolation: 'hostprocess',
    workloadKind: 'DaemonSet',
    workloadName: 'node-agent',
    networkMode: 'overlay',
    clusterCIDR: '10.32.0.0/16',
    windowsRelease: 'ltsc2019',
    windowsRevision: 379,
    kubernetesVersion: '1.23',
    containerRuntime: 'containerd',
    runAsUserName: String.raw`NT AUTHORITY\SYSTEM`,
  })
  const agent = fileIn(files, /^cluster\/daemonset\.yaml$/)
  expect(agent).toContain('kind: DaemonSet\n')
  expect(agent).toContain('hostNetwork: true\n')
  expect(agent).toMatch(/hostProcess: true\n +runAsUserName: NT AUTHORITY\\SYSTEM\n/)
  const kubelet = argumentsIn(files, 'node/kubelet-args.txt')
  expect(kubelet).toContain('--container-runtime=remote')
  expect(kubelet.filter((one) => one.startsWith('--network-plugin'))).toEqual([])
  expect(listsUnder('Exceptions', fileIn(files, /^cni\/.*\.conf$/))).toEqual([
    ['10.32.0.0/16', '10.96.0.0/12'],
  ])
  expect(argumentsIn(files, 'node/kube-proxy-args.txt')).toContain('--cluster-cidr=10.32.0.0/16')
})
