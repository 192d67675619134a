import type { Page } from '@playwright/test'
import { expect, open, test } from './support.ts'

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : ''
      return element.getAttribute('aria-label') ?? (label || element.textContent) ?? ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab never reached ${name.source}`)
}

test('from Home to the download by keyboard alone', async ({ page }) => {
  await page.goto('./')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Plan a node/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kubernetes' })).toBeFocused()

  await tabTo(page, /^Next: Windows host/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Windows host' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Windows Server 2022' })).toBeChecked()

  await page.getByRole('link', { name: 'Review', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review and download' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Download zip' })).toBeEnabled()
  await tabTo(page, /^Download zip/)
  const waiting = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await waiting).suggestedFilename()).toMatch(/\.zip$/)
})

test('the lines of a file are explained by arrow keys', async ({ page }) => {
  await page.goto('./#/review/node/kubelet-args.txt')
  const why = page.getByRole('region', { name: 'Why this line' })
  await page.getByRole('button', { name: /^Line 1:/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Line 2:/ })).toBeFocused()
  await expect(why).toContainText('Line 2')
})

test('help opens by ? and closes by Escape', async ({ page }) => {
  await open(page, '#/plan', 'Kubernetes')
  // The title is set by the same effects that listen for keys.
  await expect(page).toHaveTitle(/^Kubernetes/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('help for a decision has words and sources', async ({ page }) => {
  await page.goto('./#/plan/network')
  await page.getByRole('button', { name: 'About: Network mode' }).click()
  await expect(page.getByText('networkMode', { exact: true })).toBeVisible()
  await expect(page.getByText('There is no further description')).toBeHidden()
})

test('the width of the panel is changed by keys and remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./#/plan')
  const edge = page.getByRole('separator', { name: 'Width of the panel' })
  await edge.press('ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuenow', '424')
  await page.reload()
  await expect(edge).toHaveAttribute('aria-valuenow', '424')
})
