import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { staticServer } from '../src/tools/static-server.ts'

test.use({ serviceWorkers: 'allow' })

/** A copy of the built app at an address of its own, which a test can change and switch off. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'windows-node-wizard-'))
  cpSync(join(import.meta.dirname, '../dist'), folder, { recursive: true })
  const server = staticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { folder, url: `http://localhost:${port}/`, stop }
}

/** Waits until the app can do without its server. */
const kept = async (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const places = [
  ['#/plan/network', 'Network'],
  ['#/review', 'Review and download'],
  ['#/compare', /Compare/],
  ['#/diagnose', 'Diagnose'],
  ['#/reference', /Reference/],
] as const

test('after the first visit every page works without its server', async ({ page }) => {
  const { url, folder, stop } = await serve()
  await page.goto(url)
  await kept(page)
  await stop()
  rmSync(folder, { recursive: true })
  for (const [hash, heading] of places) {
    await page.goto('about:blank')
    await page.goto(url + hash)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await page.getByRole('button', { name: /^Plans/ }).click()
  await expect(page.getByRole('dialog', { name: 'Plans' })).toBeVisible()
})

test('a newer version is said, and taken when its user wants it; the plan stays', async ({
  page,
}) => {
  const { url, folder, stop } = await serve()
  await page.goto(`${url}#/plan/host`)
  await kept(page)
  await page.getByLabel('Node name', { exact: true }).fill('kept-1')
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), html.replace('<html ', '<html data-newer="yes" '))
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8')
  const newer = worker.replace(/windows-node-wizard-\w+/, 'windows-node-wizard-newer')
  expect(newer).not.toBe(worker)
  writeFileSync(join(folder, 'service-worker.js'), newer)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-newer')
  await page.getByRole('button', { name: 'Use the new version' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-newer', 'yes')
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('kept-1')
  await stop()
  rmSync(folder, { recursive: true })
})

test('the app can be installed', async ({ page, baseURL }) => {
  await page.goto('./')
  const link = await page.locator('link[rel="manifest"]').getAttribute('href')
  const address = new URL(link ?? '', baseURL)
  const manifest = (await (await page.request.get(address.href)).json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[]
    readonly display: string
  }
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  for (const { src } of manifest.icons) {
    expect((await page.request.get(new URL(src, address).href)).ok()).toBe(true)
  }
})
