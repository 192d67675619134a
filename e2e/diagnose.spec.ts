import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { watchProgress } from './looks.ts'
import { expect, goToStep, open, test } from './support.ts'

const give = (name: string, text: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
})

const netConf = give(
  'net-conf.json',
  '{\n  "Network": "10.42.0.0/16",\n  "Backend": {\n    "Type": "vxlan",\n    "VNI": 1,\n    "Port": 4789\n  }\n}\n',
)
const nodes = give(
  'nodes.txt',
  `NAME    STATUS   ROLES    AGE   VERSION    INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   4h    v1.30.1    172.31.9.22   <none>        Windows Server 2022 Datacenter   10.0.20348.2461   containerd://1.7.16
`,
)
const pod = give(
  'web.yaml',
  `apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  os: {name: windows}
  hostIPC: true
  containers:
    - name: web
      image: mcr.microsoft.com/windows/servercore:ltsc2022
`,
)

const files = (page: Page) => page.getByLabel('Files to open')

async function paste(page: Page, text: string) {
  await page.getByLabel('Or paste text').fill(text)
  await page.getByRole('button', { name: 'Read the text' }).click()
}

const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Checked and not checked' })
    .getByRole('listitem')
    .filter({ hasText: name })

test.beforeEach(({ page }) => open(page, '#/diagnose', 'Diagnose'))

test('three files are read, their faults stand at line and part, and a fix mends the text', async ({
  page,
}) => {
  await files(page).setInputFiles([netConf, nodes, pod])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('error')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const errors = page.getByRole('region', { name: 'Errors' })
  const vni = errors.getByRole('listitem').filter({ hasText: 'refuses VNI 1' })
  await expect(vni).toContainText('"VNI": 4096,')

  const node = page.getByRole('navigation', { name: 'The customer’s node' })
  await expect(node.getByRole('link', { name: /Network: Overlay · Flannel.*Error/ })).toBeVisible()
  await expect(node.getByRole('link', { name: /Windows host: Windows Server 2022/ })).toBeVisible()
  await expect(node).toContainText('not told')

  await vni.getByRole('button', { name: 'Show net-conf.json, line 5' }).click()
  const lines = page.getByRole('list', { name: 'Lines of net-conf.json' })
  const line = lines.getByRole('listitem').filter({ hasText: '"VNI": 1' })
  await expect(line).toBeFocused()
  await line.getByRole('button', { name: /Line 5: to finding/ }).click()
  await expect(vni).toBeFocused()

  const facts = page.getByRole('region', { name: 'What was read' })
  await expect(facts).toContainText('172.31.9.22')
  await expect(facts).toContainText('Not told')

  await expect(card(page, 'net-conf.json')).toContainText('Checked, 1 error')
  await expect(card(page, 'nodes.txt')).toContainText('Output of kubectl get nodes')

  await vni.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^What (?:is wrong|was found)$/ })).toBeFocused()
  await expect(errors.filter({ hasText: 'refuses VNI 1' })).toBeHidden()
  await expect(card(page, 'net-conf.json')).toContainText('Checked, no fault found')
  await page.getByRole('button', { name: /^Take back: VXLAN/ }).click()
  await expect(vni).toBeVisible()
})

test('a known message in a log leads to its causes, each with check and remedy', async ({
  page,
}) => {
  await paste(
    page,
    'E0223 kubelet.go:1 Failed to create pod sandbox: plugin type="flannel" failed (add): open /run/flannel/subnet.env: The system cannot find the path specified.\n',
  )
  const warnings = page.getByRole('region', { name: 'Warnings' })
  await expect(warnings).toContainText('flanneld has not written its subnet file')
  await expect(warnings).toContainText('Remedy')
  await expect(card(page, 'Pasted text')).toContainText('1 warning')
})

test('what nothing checks says so, and never looks fine', async ({ page }) => {
  await paste(page, 'Hello, it does not work any more since Monday.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was checked')
  await expect(card(page, 'Pasted text')).toContainText('Not checked')
  await expect(card(page, 'Pasted text')).toContainText('command above it')
  await expect(page.getByRole('main')).not.toContainText(/no fault|Nothing to report/i)
  await expect(page.getByRole('button', { name: 'Continue in Plan' })).toHaveCount(0)
})

test('many documents of which nothing is known stand together, behind what was found', async ({
  page,
}) => {
  const strange = ['a', 'b', 'c', 'd'].map((name) => give(`${name}.txt`, 'Nothing to see here.\n'))
  await files(page).setInputFiles([...strange, netConf])
  await expect(card(page, 'net-conf.json')).toContainText('1 error')
  await expect(card(page, 'a.txt')).toBeHidden()
  await page
    .getByRole('region', { name: 'Checked and not checked' })
    .getByText('4 documents not checked')
    .click()
  await expect(card(page, 'a.txt')).toContainText('Not checked')
})

test('values that no check is about are read, and called no more than that', async ({ page }) => {
  await paste(
    page,
    'NAME    STATUS   ROLES    AGE   VERSION\nwin-1   Ready    <none>   9d    v1.29.6\n',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Values read, nothing checked')
  await expect(page.getByRole('main')).not.toContainText(/no fault/i)
  await expect(page.getByRole('button', { name: 'Continue in Plan' })).toBeVisible()
})

test('text that is unread is named beside text that is read', async ({ page }) => {
  await files(page).setInputFiles([
    netConf,
    give('Application.evtx', '\u0000\u0001\u0002\u0003'.repeat(100)),
  ])
  await expect(page.getByText('1 document not checked')).toBeVisible()
  await expect(card(page, 'Application.evtx')).toContainText('Get-WinEvent')
})

test('more than 10 MB is refused with its reason, and more text can still be read', async ({
  page,
}) => {
  await files(page).setInputFiles(give('big.log', new Uint8Array(11 * 1024 * 1024)))
  await expect(page.getByText(/That is 11\.0 MB; at most 10 MB/)).toBeVisible()
  await files(page).setInputFiles(netConf)
  await expect(page.getByRole('region', { name: 'Errors' })).toBeVisible()
})

test('more than 1 MB is read beside the page, under the policy of the app, and it says how far', async ({
  page,
}) => {
  const shares = await watchProgress(page)
  const log = `I0101 00:00:00.000000 1 kubelet.go:1] SyncLoop ok\n`.repeat(40_000)
  await files(page).setInputFiles([give('kubelet.log', log), netConf])
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('refuses VNI 1')
  expect(await shares()).not.toEqual([])
  await page
    .getByRole('list', { name: 'Lines of kubelet.log' })
    .getByRole('button', { name: /^Lines \d+ to \d+$/ })
    .click()
  await expect(
    page.getByRole('list', { name: 'Lines of kubelet.log' }).getByRole('listitem'),
  ).toHaveCount(404)
  await expect(page.locator('.text-line:focus')).toBeVisible()
})

test('a symptom leads through its checks, and what is pasted is read', async ({ page }) => {
  await page.getByRole('button', { name: /^Pods stay in ContainerCreating/ }).click()
  const guide = page.getByRole('region', { name: 'Pods stay in ContainerCreating' })
  await expect(guide.getByRole('heading', { name: /Check 1/ })).toBeVisible()
  await expect(guide).toContainText('kubectl describe pod POD')
  await guide
    .getByLabel('Its output')
    .fill(
      'Name: web\nNode: win-1\nEvents:\n  Warning FailedCreatePodSandBox  kubelet  open /run/flannel/subnet.env: The system cannot find the path specified.\n',
    )
  await guide.getByRole('button', { name: 'Read the output' }).click()
  await expect(page.getByRole('region', { name: 'Warnings' })).toContainText('subnet file')
  await guide.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(guide.getByRole('heading', { name: /Check 2/ })).toBeVisible()
  await guide.getByRole('button', { name: 'No', exact: true }).click()
  await expect(guide.getByRole('list', { name: 'Answered' }).getByRole('listitem')).toHaveCount(2)
  await guide.getByRole('button', { name: 'Take the last answer back' }).click()
  await expect(guide.getByRole('heading', { name: /Check 2/ })).toBeVisible()
})

test('a step that the setup answers is skipped, and says so', async ({ page }) => {
  await files(page).setInputFiles(netConf)
  await page
    .getByLabel(/^What the customer sees/)
    .selectOption('The network is gone after a reboot')
  const guide = page.getByRole('region', { name: 'The network is gone after a reboot' })
  await guide.getByRole('button', { name: 'No', exact: true }).click()
  await expect(guide.getByRole('list', { name: 'Skipped' })).toContainText('Is it Antrea?')
})

test('a complaint in words leads to its checks', async ({ page }) => {
  await paste(page, 'We run 1.29.4. Our Windows pods cannot reach the internet since Tuesday.')
  const note = page
    .getByRole('region', { name: 'Notes' })
    .getByRole('listitem', { name: /^Finding/ })
    .filter({ hasText: 'Pods do not reach the outside' })
  await note.getByRole('button', { name: 'Go through the checks' }).click()
  const guide = page.getByRole('region', { name: 'Pods do not reach the outside' })
  await expect(guide.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(guide.getByRole('heading', { name: /Check 1/ })).toBeVisible()
})

test('a step that failed for an unknown reason leads to its checks, and an unknown error is named', async ({
  page,
}) => {
  await paste(
    page,
    [
      'E0312 10:11:12.131231    4312 quux.go:231] "Unable to reconcile quux" err="no wibble"',
      'Warning  FailedCreatePodSandBox  13s  kubelet  Failed to create pod sandbox: no wibble',
    ].join('\n'),
  )
  const found = page.getByRole('listitem', { name: 'Finding 1' })
  await expect(found).toContainText('the reason that stands with it is not known here')
  await expect(card(page, 'Pasted text')).toContainText('The error in line 1 is not known here')
  await found.getByRole('button', { name: 'Go through the checks' }).click()
  const guide = page.getByRole('region', { name: 'Pods stay in ContainerCreating' })
  await expect(guide.getByRole('heading', { name: /Check 1/ })).toBeVisible()
})

test('checks begin where the message leads to, and can begin with the first', async ({ page }) => {
  await paste(
    page,
    'Warning  FailedMount  13s  kubelet  MountVolume.SetUp failed for volume "v" : no wibble',
  )
  const found = page.getByRole('listitem', { name: 'Finding 1' })
  await found.getByRole('button', { name: 'Go through the checks' }).click()
  const guide = page.getByRole('region', { name: 'Storage does not mount' })
  await expect(guide.getByRole('list', { name: 'Skipped' })).toContainText('The message says no.')
  await guide.getByRole('button', { name: 'Begin with the first check' }).click()
  await expect(guide.getByText('The message says no.')).toBeHidden()
  await expect(guide.getByRole('heading', { name: /Check 1/ })).toBeVisible()
})

test('a secret is masked wherever it would show', async ({ page }) => {
  await paste(
    page,
    'kubelet.exe --bootstrap-token=abcdef.0123456789abcdef --network-plugin=cni\npassword: hunter2hunter2\n',
  )
  await expect(page.getByText('2 lines with a secret masked.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('hunter2')
  await expect(page.getByRole('main')).not.toContainText('0123456789abcdef')
})

test('the setup goes on in Plan, and says what are defaults', async ({ page }) => {
  await files(page).setInputFiles([netConf, nodes])
  await page.getByRole('button', { name: 'Continue in Plan' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByText(/^Show the \d+ values that were read$/).click()
  await expect(messages.getByRole('listitem').filter({ hasText: 'win-1' })).toBeVisible()
  await messages.getByText(/^Show the \d+ values that are assumed$/).click()
  await expect(messages.getByRole('listitem').filter({ hasText: 'Service range' })).toBeVisible()
  await goToStep(page, 'Windows host')
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('win-1')
  // What was read is still there.
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Diagnose' })
    .click()
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('refuses VNI 1')
})

test('a plan says what it cannot hold, and of a finding which values nobody told', async ({
  page,
}) => {
  await paste(page, 'We run RKE2 v1.28.9+rke2r1 with a Windows agent.\n')
  await page.getByRole('button', { name: 'Continue in Plan' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('A plan cannot hold that')
  await expect(page.getByRole('main')).toContainText('which is no answer here')
  await page.getByRole('tab', { name: /^Findings/ }).click()
  await expect(
    page.getByText(/(?:that nobody told|Nobody told what this rests on): /).first(),
  ).toBeVisible()
})

test('a flag is mended where it stands, and taken back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const line = 'C:\\k\\kubelet.exe --hostname-overide=win-1 --max-pods=30'
  await paste(page, `Hi,\nthe kubelet starts like so:\n\n${line}\n\nBest regards, Jane\n`)
  const fault = page
    .getByRole('listitem', { name: /^Finding/ })
    .filter({ hasText: 'no flag --hostname-overide' })
  await expect(fault.getByRole('insertion')).toContainText('--hostname-override=win-1')
  await expect(page.getByText(/Words in which nothing known here is told/)).toBeVisible()
  await expect(page.getByText(/document.* not checked/)).toHaveCount(0)
  await fault.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(fault).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy Pasted text with the fixes' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'kubelet.exe --hostname-override=win-1 --max-pods=30',
  )
  await page.getByRole('button', { name: /^Take back: / }).click()
  await expect(fault).toBeVisible()
})

test('the bundle rebuilds the setup and holds the report', async ({ page }) => {
  await files(page).setInputFiles([netConf, nodes])
  const bundle = async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Repro bundle' }).click()
    const download = await waiting
    const zip = unzipSync(new Uint8Array(readFileSync(await download.path())))
    const texts = Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)] as const)
    return { name: download.suggestedFilename(), files: Object.fromEntries(texts) }
  }
  const hidden = await bundle()
  expect(JSON.parse(hidden.files['scenario.json'] ?? '')).toMatchObject({
    nodeName: 'node-1',
    vni: 1,
  })
  expect(hidden.files['REPORT.md']).toContain('VNI 1')
  expect(JSON.stringify(hidden)).not.toMatch(/\bwin-1\b|172\.31\.9\.22/)
  await page.getByLabel(/^Replace names and addresses/).click()
  const plain = await bundle()
  expect(plain.name).toContain('win-1')
  expect(JSON.parse(plain.files['scenario.json'] ?? '')).toMatchObject({ nodeName: 'win-1' })
})

test('the bug report names nobody, unless that is wanted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await files(page).setInputFiles([netConf, nodes])
  const report = async () => {
    await page.getByRole('button', { name: /^Cop(?:y bug report|ied)/ }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const hidden = await report()
  expect(hidden).toContain('VNI 1')
  expect(hidden).not.toMatch(/win-1|172\.31\.9\.22/)
  await page.getByLabel(/^Replace names and addresses/).click()
  expect(await report()).toContain('172.31.9.22')
})

test('the questions can be copied, and an answer decides', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await paste(page, 'kubelet.exe --network-plugin=cni --hostname-override=win-1')
  const questions = page.getByRole('region', { name: 'Ask the customer' })
  await questions.getByRole('button', { name: 'Copy what to ask and to collect' }).click()
  const list = await page.evaluate(() => navigator.clipboard.readText())
  expect(list).toContain('kubectl get nodes -o wide')
  await expect(page.getByRole('region', { name: 'Errors' })).toBeHidden()
  await questions.getByLabel('Kubernetes version of the node').first().selectOption('1.24')
  await expect(questions.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('network-plugin')
  await questions.getByRole('button', { name: /^Take back the answer/ }).click()
  await expect(page.getByRole('region', { name: 'Errors' })).toBeHidden()
})

test('texts are added and removed, and starting over can be taken back', async ({ page }) => {
  await files(page).setInputFiles(netConf)
  await page.getByRole('button', { name: 'Add text or files' }).click()
  await paste(page, 'Kubernetes version: 1.30.1')
  await expect(page.getByText('2 files, 9 lines')).toBeVisible()
  await page.getByRole('button', { name: 'Remove net-conf.json' }).click()
  await expect(page.getByRole('region', { name: 'Errors' })).toBeHidden()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnose')
  await page.getByRole('button', { name: 'Bring back what was read before' }).click()
  await expect(page.getByText('1 file, 1 line')).toBeVisible()
})

test('one fault in many files is one finding, which one click mends and another brings back', async ({
  page,
}) => {
  const scripts = Array.from({ length: 8 }, (_, i) =>
    give(
      `start-${i}.ps1`,
      `C:\\k\\kubelet.exe --hostname-override=win-1 --network-plugin=cni --cgroups-per-qos=false --enforce-node-allocatable=""\n`,
    ),
  )
  await files(page).setInputFiles([nodes, ...scripts])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 error')
  const fault = page.getByRole('listitem', { name: 'Finding 1', exact: true })
  await fault.getByText('and 4 more').click()
  await fault.getByRole('button', { name: 'Show start-7.ps1, line 1' }).click()
  await expect(page.locator('.text-line:focus')).toContainText('--network-plugin')
  await fault.getByRole('button', { name: 'Apply in 8 places' }).click()
  await expect(page.getByRole('region', { name: 'Errors' })).toHaveCount(0)
  const applied = page.getByRole('list', { name: 'Applied fixes' })
  await expect(applied).toContainText('The same in 5 more places')
  await applied.getByRole('button', { name: /^Take back/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 error')
})

test('a flag that a log names is mended in the script, and the log still stands', async ({
  page,
}) => {
  await files(page).setInputFiles([
    give(
      'kubelet.log',
      'E0413 13:08:10.312301   26404 run.go:74] "command failed" err="failed to parse kubelet flag: unknown flag: --network-plugin"\n',
    ),
    give('start.ps1', 'C:\\k\\kubelet.exe --network-plugin=cni --max-pods=30\n'),
  ])
  const fault = page
    .getByRole('listitem', { name: /^Finding/ })
    .filter({ hasText: 'stopped on --network-plugin' })
  await expect(fault.getByRole('deletion')).toContainText('--network-plugin=cni')
  await fault.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(fault).toContainText('The fix above mends it.')
})

test('what is added, removed and put back keeps the focus on the page', async ({ page }) => {
  await files(page).setInputFiles([netConf, nodes])
  const add = page.getByRole('button', { name: 'Add text or files' })
  await add.click()
  await paste(page, 'Kubernetes version: 1.30.1')
  await expect(add).toBeFocused()
  await page.getByRole('button', { name: 'Remove net-conf.json' }).click()
  await expect(page.getByRole('heading', { name: 'Checked and not checked' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Errors' })).toBeHidden()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('refuses VNI 1')
  await expect(page.getByText('net-conf.json was removed.')).toBeHidden()
})

test('a file that is dropped beside the box is read, before a result and beside one', async ({
  page,
}) => {
  const dropOn = async (place: Locator, name: string, text: string) => {
    const transfer = await page.evaluateHandle(
      ([fileName, content]) => {
        const made = new DataTransfer()
        made.items.add(new File([content ?? ''], fileName ?? ''))
        return made
      },
      [name, text] as const,
    )
    await place.dispatchEvent('dragover', { dataTransfer: transfer })
    await expect(page.getByText('Drop it anywhere')).toBeVisible()
    await place.dispatchEvent('drop', { dataTransfer: transfer })
    await expect(page.getByText('Drop it anywhere')).toBeHidden()
  }
  await dropOn(page.getByRole('heading', { level: 1 }), 'net-conf.json', netConf.buffer.toString())
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('refuses VNI 1')
  await dropOn(page.getByRole('banner'), 'nodes.txt', nodes.buffer.toString())
  await expect(page.getByText('2 files, 10 lines')).toBeVisible()
  await page.getByRole('button', { name: 'Add text or files' }).click()
  const box = page.getByText('Drop files, folders or archives here')
  await dropOn(box, 'version.txt', 'Kubernetes version: 1.30.1')
  await expect(page.getByText('3 files, 11 lines')).toBeVisible()
})

test('what is pasted into no field is read, and into another field is not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = (text: string) => page.evaluate((it) => navigator.clipboard.writeText(it), text)
  await copy(netConf.buffer.toString())
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('refuses VNI 1')
  await page.getByRole('button', { name: 'Add text or files' }).click()
  await page.getByLabel('Or paste text').focus()
  await copy('Kubernetes version: 1.30.1')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel('Or paste text')).toHaveValue('Kubernetes version: 1.30.1')
  await expect(page.getByText('1 file, 8 lines')).toBeVisible()
})

test('the last file that is removed can be brought back', async ({ page }) => {
  await files(page).setInputFiles(netConf)
  await page.getByRole('button', { name: 'Remove net-conf.json' }).click()
  await page.getByRole('button', { name: 'Bring back what was read before' }).click()
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('refuses VNI 1')
})

test('the tab asks before it takes what was pasted along', async ({ context }) => {
  const page = await context.newPage()
  await open(page, '#/diagnose', 'Diagnose')
  await paste(page, 'Kubernetes version: 1.30.1')
  await expect(page.getByText('1 file, 1 line')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  const closed = page.waitForEvent('close')
  await dialog.accept()
  await closed
})

test('of the app’s own zip the edited file is shown and read', async ({ page }) => {
  await open(page, '#/review', 'Review and download')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download zip' }).click()
  const zip = unzipSync(new Uint8Array(readFileSync(await (await waiting).path())))
  const path = 'node/kubelet-args.txt'
  const edited = `${strFromU8(zip[path] ?? new Uint8Array())}--network-plugin=cni\n`
  await open(page, '#/diagnose', 'Diagnose')
  await files(page).setInputFiles(give('plan.zip', zipSync({ ...zip, [path]: strToU8(edited) })))
  const difference = page.getByRole('region', { name: '1 file differs' })
  await expect(difference).toContainText(path)
  await expect(difference).toContainText('--network-plugin=cni')
  await difference.getByRole('button', { name: 'Diagnose 1 edited file' }).click()
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('network-plugin')
})
