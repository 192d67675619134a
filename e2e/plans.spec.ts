import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, findings, open, test, violationsIn } from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Plans' })
const saved = (page: Page) => dialog(page).getByRole('list', { name: 'Saved plans' })
const nodeName = (page: Page) => page.getByLabel('Node name', { exact: true })

async function openPlans(page: Page) {
  await page.getByRole('button', { name: /^Plans, present:/ }).click()
  await expect(dialog(page)).toBeVisible()
}

async function savePlan(page: Page, name: string) {
  await openPlans(page)
  await dialog(page)
    .getByLabel(/^Name of/)
    .fill(name)
  await dialog(page)
    .getByRole('button', { name: /^Save (?:the plan|as a copy)/ })
    .click()
  await expect(saved(page).getByText(name, { exact: true })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close plans' }).click()
}

test('a plan is saved under a name, changed, saved again, and opened in a new visit', async ({
  page,
  context,
}) => {
  await open(page, '#/plan/host', 'Windows host')
  await nodeName(page).fill('branch-1')
  await savePlan(page, 'Branch office')
  await nodeName(page).fill('branch-2')
  await openPlans(page)
  await expect(dialog(page)).toContainText('has changed since it was saved')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toContainText('“Branch office” was saved.')
  await dialog(page).getByRole('button', { name: 'Start over' }).click()
  await expect(nodeName(page)).toHaveValue('win-node-1')

  const later = await context.newPage()
  await open(later, '#/plan/host', 'Windows host')
  await openPlans(later)
  await later.getByRole('button', { name: 'Open Branch office' }).click()
  await expect(nodeName(later)).toHaveValue('branch-2')
  await later.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(nodeName(later)).toHaveValue('win-node-1')
})

test('rename, duplicate and delete, each taken back by one click', async ({ page }) => {
  await open(page, '#/plan/host', 'Windows host')
  await savePlan(page, 'One')
  await openPlans(page)
  const undo = dialog(page).getByRole('button', { name: 'Undo this' })
  const names = saved(page).locator('b')

  await page.getByRole('button', { name: 'Rename One' }).click()
  await page.getByLabel('New name of One').fill('Two')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Two'])
  await undo.click()
  await expect(names).toHaveText(['One'])

  await page.getByRole('button', { name: 'Duplicate One' }).click()
  await expect(names).toHaveText(['One (2)', 'One'])
  await undo.click()
  await expect(names).toHaveText(['One'])

  await page.getByRole('button', { name: 'Delete One' }).click()
  await expect(dialog(page)).toContainText('“One” was deleted.')
  await expect(names).toHaveCount(0)
  await undo.click()
  await expect(names).toHaveText(['One'])
  expect(await violationsIn(page)).toEqual([])
})

test('all plans go into one file and come back, without doubles', async ({ page, browser }) => {
  await open(page, '#/plan/host', 'Windows host')
  await savePlan(page, 'One')
  await nodeName(page).fill('second')
  await savePlan(page, 'Two')
  await openPlans(page)
  const waiting = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Export all' }).click()
  const text = readFileSync(await (await waiting).path(), 'utf8')
  await page.getByLabel('File of plans to import').setInputFiles(give(text))
  await expect(dialog(page)).toContainText('Every plan of the file is here already.')

  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url(), { waitUntil: 'networkidle' })
  await openPlans(elsewhere)
  await elsewhere.getByLabel('File of plans to import').setInputFiles(give(text))
  await expect(dialog(elsewhere)).toContainText('2 plans were added.')
  await expect(saved(elsewhere).locator('b')).toHaveText(['Two', 'One'])
  await elsewhere.getByLabel('File of plans to import').setInputFiles(give('{"a":1}'))
  await expect(dialog(elsewhere)).toContainText('Your plans are untouched.')
  await elsewhere.close()
})

const give = (text: string) => ({
  name: 'plans.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

test('two tabs show the same plans and the same plan, and undo brings back the other', async ({
  page,
  context,
}) => {
  await open(page, '#/plan/host', 'Windows host')
  await nodeName(page).fill('shared-1')
  await savePlan(page, 'Shared')
  const second = await context.newPage()
  await open(second, '#/plan/host', 'Windows host')
  await expect(nodeName(second)).toHaveValue('shared-1')
  await nodeName(second).fill('shared-2')
  await expect(nodeName(page)).toHaveValue('shared-2')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Another tab changed')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(nodeName(page)).toHaveValue('shared-1')
  await expect(nodeName(second)).toHaveValue('shared-1')

  await openPlans(page)
  await openPlans(second)
  await second.getByRole('button', { name: 'Delete Shared' }).click()
  await expect(dialog(page)).toContainText('No plan has a name yet.')
})

test('of changes that two tabs made unseen, none is overwritten', async ({ page, context }) => {
  await open(page, '#/plan/host', 'Windows host')
  await nodeName(page).fill('first')
  await expect(page).toHaveURL(/nodeName=first/)
  const second = await context.newPage()
  // A tab that the browser has put to sleep hears nothing.
  await second.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  )
  await open(second, '#/plan/host', 'Windows host')
  await expect(nodeName(second)).toHaveValue('first')
  await nodeName(page).fill('first-changed')
  await expect(page).toHaveURL(/nodeName=first-changed/)
  await nodeName(second).fill('second-changed')
  await expect(second.getByRole('region', { name: 'Messages' })).toContainText('Both are kept')
  await openPlans(second)
  await second.getByRole('button', { name: /^Open first-changed/ }).click()
  await expect(nodeName(second)).toHaveValue('first-changed')
})

test('a full storage says that nothing was changed', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
  })
  await open(page, '#/plan/host', 'Windows host')
  await openPlans(page)
  await dialog(page).getByRole('button', { name: 'Save the plan' }).click()
  await expect(dialog(page)).toContainText('storage of this browser is full')
  await expect(saved(page)).toHaveCount(0)
})

test('an applied fix is undone and done again', async ({ page }) => {
  await open(
    page,
    '#/review?v=2-2026.08&kubernetesVersion=1.36&clusterCIDR=10.244.1.0/16',
    'Review and download',
  )
  const fix = findings(page)
    .getByRole('button', { name: /^(?:Fix|Use|Set)/ })
    .first()
  await fix.click()
  await expect(page).not.toHaveURL(/clusterCIDR=10\.244\.1\.0/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page).toHaveURL(/clusterCIDR=10\.244\.1\.0/)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(page).not.toHaveURL(/clusterCIDR=10\.244\.1\.0/)
})
