import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { watchProgress } from './looks.ts'

// Of an address without a host the storage is not emptied between tests.
test.use({ reuseContext: false })

const folder = mkdtempSync(join(tmpdir(), 'windows-node-wizard-'))
const file = join(folder, 'windows-node-wizard.html')

test.beforeAll(() => {
  test.setTimeout(180_000)
  const root = join(import.meta.dirname, '..')
  execFileSync('npx', ['vite', 'build', '--mode', 'single', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    stdio: 'ignore',
  })
})

test.afterAll(() => rmSync(folder, { recursive: true }))

test('the one file has one script, which its policy names by its hash', () => {
  const html = readFileSync(file, 'utf8')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toMatch(/<(?:script|link|img)[^>]*(?:src|href)="(?!data:)/)
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[^' ]+';/)
  expect(policy).not.toMatch(/unsafe|connect-src|worker-src|'self'/)
})

test('opened from disk it plans, diagnoses and keeps the plan, and asks for nothing else', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url())) faults.push(request.url())
  })
  const address = pathToFileURL(file).href
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/See the Windows node/)
  await page.goto(`${address}#/plan/host`)
  await page.getByLabel('Node name', { exact: true }).fill('from-disk')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download zip' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/^from-disk.*\.zip$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and download')
  await expect(page).toHaveURL(/nodeName=from-disk/)
  await page.getByRole('link', { name: 'Diagnose', exact: true }).click()
  const line = 'I1122 10:00:00.000000 1 kubelet.go:1] an ordinary line of a log\n'
  await page.getByLabel('Files to open').setInputFiles({
    name: 'kubelet.log',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      `${line.repeat(20_000)}network plugin is not ready: cni config uninitialized\n`,
    ),
  })
  await expect(page.getByText('kubelet.log').first()).toBeVisible()
  expect(faults.filter((fault) => !fault.startsWith(address))).toEqual([])
})

test('opened from disk more than 1 MB is read in slices: it says how far, answers, and stops', async ({
  page,
}) => {
  await page.goto(`${pathToFileURL(file).href}#/diagnose`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnose')
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const line = 'I1122 10:00:00.000000 1 kubelet.go:1] an ordinary line of a log\n'
  const fault = 'network plugin is not ready: cni config uninitialized\n'
  const give = (text: string) =>
    page.getByLabel('Files to open').setInputFiles({
      name: 'kubelet.log',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })
  const shares = await watchProgress(page)
  await give(`${line.repeat(140_000)}${fault}`)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('It was stopped.')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()

  await give(`${line.repeat(40_000)}${fault}`)
  await expect(page.getByRole('region', { name: 'What is wrong' })).toContainText('cni config')
  expect(await shares()).not.toEqual([])
})
