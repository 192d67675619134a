import type { Page } from '@playwright/test'
import { expect, expectSound, open, test } from './support.ts'

const sent = `PS C:\\k> kubelet.exe --network-plugin=cni --hostname-override=win-1 --max-pods=30
Kubernetes version: 1.24.1
Windows Server 2019, build 10.0.17763.504
kubelet.log: open /run/flannel/subnet.env: The system cannot find the path specified.
`
const second = `apiVersion: v1
kind: Pod
spec: {hostIPC: true, containers: [{name: a}]}
`

async function read(page: Page, text: string) {
  await page.getByLabel('Or paste text').fill(text)
  await page.getByRole('button', { name: 'Read the text' }).click()
}

const on = ['desktop', 'tablet', 'phone'] as const

test('a diagnosis has no violation and fits the width', async ({ page }) => {
  await open(page, '#/diagnose', 'Diagnose')
  await read(page, sent)
  await page.getByRole('button', { name: 'Add text or files' }).click()
  await read(page, second)
  await expect(page.getByText('2 files, 7 lines')).toBeVisible()
  const prepare = async () => {
    await expect(page.getByRole('region', { name: 'Errors' })).toBeVisible()
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
  }
  await expectSound(page, { on, prepare })
})

test('the checks for a symptom have no violation and fit the width', async ({ page }) => {
  await open(page, '#/diagnose', 'Diagnose')
  await page.getByRole('button', { name: /^Pods stay in ContainerCreating/ }).click()
  const guide = page.getByRole('region', { name: 'Pods stay in ContainerCreating' })
  await guide.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(guide.getByRole('heading', { name: /Check 2/ })).toBeVisible()
  await expectSound(page, { on })
})

test('all of it works with the keys alone', async ({ page }) => {
  await open(page, '#/diagnose', 'Diagnose')
  await page.getByLabel('Or paste text').focus()
  await page.keyboard.insertText(sent)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const errors = page.getByRole('region', { name: 'Errors' })
  const place = errors.getByRole('button', { name: /^Show Pasted text, line 1/ }).first()
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.text-line:focus')).toContainText('--network-plugin')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.found-item:focus')).toBeVisible()
  const service = page
    .getByRole('navigation', { name: 'The customer’s node' })
    .getByRole('link', { name: /Node services/ })
  await service.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.found-item:focus')).toContainText('network-plugin')
})
