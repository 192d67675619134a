import type { Page } from '@playwright/test'
import { expect, open, showMore, test, unfold, widthOf } from './support.ts'

const exceptions = Array.from({ length: 50 }, (_, i) => `192.168.${i}.0/24`)

test('an overlap among many ranges is named, and drawn before others', async ({ page }) => {
  await open(page, '#/plan/addresses', 'Addresses')
  await showMore(page)
  const list = page.getByLabel('More ranges for the exception list', { exact: true })
  await list.fill(exceptions.join('\n'))
  const picture = page.getByRole('figure')
  await expect(picture).toContainText('No ranges overlap. 45 ranges more without a line here.')
  await list.fill([...exceptions, '192.168.49.128/25'].join('\n'))
  await expect(picture).toContainText(
    'Exception 50 and Exception 51 share 192.168.49.128 to 192.168.49.255.',
  )
  await expect(picture.getByRole('img')).toHaveAccessibleName(/Exception 51/)
})

test('of a long list a fix shows what goes, not the whole list', async ({ page }) => {
  await open(page, '#/plan/addresses', 'Addresses')
  await showMore(page)
  const list = page.getByLabel('More ranges for the exception list', { exact: true })
  await list.fill([...exceptions, '192.168.300.0/24'].join('\n'))
  const field = page.locator('[data-decision="extraExceptions"]')
  await expect(field.locator('del').first()).toHaveText('192.168.300.0/24')
  await expect(field.locator('ins').first()).toHaveText('50 entries as before')
})

test('what does not fit is read in lines of words, also in half a row of fields', async ({
  page,
}) => {
  await open(page, '#/plan/cluster', 'Control plane')
  await unfold(page, 'kubernetesVersion')
  const value = page
    .locator('[data-decision="kubernetesVersion"]')
    .getByRole('listitem')
    .filter({ hasText: 'Kubernetes 1.31 supports' })
  await expect(value.getByRole('button')).toBeVisible()
  const box = await value.boundingBox()
  expect(box?.height).toBeLessThan(220)
})

test('a long value does not push the questions off a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '#/plan/workload', 'Workload')
  const image = `registry.example.com/${'a-team-with-a-name/'.repeat(10)}iis:ltsc2025`
  await page.getByLabel('Image', { exact: true }).fill(image)
  const undo = page.getByRole('button', { name: 'Undo: Image' })
  const next = page.getByRole('link', { name: 'Next: Network' })
  const [top, bottom] = [await undo.boundingBox(), await next.boundingBox()]
  expect((bottom?.y ?? 844) - (top?.y ?? 0)).toBeLessThan(100)
})

test('a name without spaces keeps to the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `#/plan/workload?workloadName=${'a'.repeat(63)}`, 'Workload')
  expect(await widthOf(page)).toBeLessThanOrEqual(390)
})

test('a setup with a name without spaces fits every width', async ({ page }) => {
  const name = `${'scenario-of-the-customer_'.repeat(8)}final.json`
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `#/compare/own/~${name}:kubernetesVersion%3D1.35`, 'Compare')
    await expect(page.getByLabel('Setup B')).toContainText(name)
    expect(await widthOf(page)).toBeLessThanOrEqual(width)
  }
})

test('a step about which something is not known has no tick', async ({ page }) => {
  await open(page, '#/plan/cluster', 'Control plane')
  const step = page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: 'Control plane' })
  await expect(step).toHaveAccessibleName(/no error/)
  await page.getByLabel('Kubernetes version of the node', { exact: true }).selectOption('1.37')
  await expect(step).toHaveAccessibleName(/Not known/)
})

test('the files begin with the README, and the chosen one is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await open(page, '#/review', 'Review and download')
  const files = page.getByRole('navigation', { name: 'Files' }).getByRole('link')
  await expect(files.first()).toHaveText('README.md')
  await open(page, '#/review/verify/collect-logs.ps1', 'Review and download')
  await page.getByRole('navigation', { name: 'Files' }).scrollIntoViewIfNeeded()
  await expect(files.and(page.locator('[aria-current]'))).toBeInViewport()
})

test.describe('Diagnose', () => {
  test.beforeEach(({ page }) => open(page, '#/diagnose', 'Diagnose'))

  const paste = async (page: Page, text: string) => {
    await page.getByLabel('Or paste text').fill(text)
    await page.getByRole('button', { name: 'Read the text' }).click()
  }

  test('does not call manifests fine that it could not read', async ({ page }) => {
    await paste(page, 'apiVersion: v1\nkind: Pod\n metadata: [')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was checked')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main')).not.toContainText(/Nothing to report|no fault found/)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  const pods = (namespaceOf: (i: number) => string) =>
    Array.from(
      { length: 40 },
      (_, i) =>
        `apiVersion: v1\nkind: Pod\nmetadata: {name: web-${i}, namespace: ${namespaceOf(i)}}\nspec: {nodeSelector: {kubernetes.io/os: windows}, containers: [{name: a, image: b}]}`,
    ).join('\n---\n')

  test('fits a phone with many findings', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await paste(
      page,
      pods((i) => `${'n'.repeat(63)}${i}`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^40 errors/)
    await expect(page.getByRole('list', { name: 'Parts with faults' })).toContainText(
      'Error 1, 2, 3 …',
    )
    expect(await widthOf(page)).toBeLessThanOrEqual(390)
  })

  test('tells one fault of many places once, and folds its fix', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await paste(
      page,
      pods(() => 'n'.repeat(64)),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1 error$/)
    expect(await widthOf(page)).toBeLessThanOrEqual(390)
    const fault = page.getByRole('listitem', { name: 'Finding 1', exact: true })
    await expect(fault.getByRole('figure')).toHaveCount(2)
    await fault.getByText('The same in 38 more places').click()
    await expect(fault.getByRole('figure')).toHaveCount(40)
    await expect(fault.getByRole('button', { name: 'Apply in 40 places' })).toBeVisible()
  })

  test('folds a line that has a whole file, and its changes stand one by one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const items = Array.from({ length: 60 }, (_, i) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: `web-${i}`, namespace: 'n'.repeat(64) },
      spec: { nodeSelector: { 'kubernetes.io/os': 'windows' }, containers: [{ name: 'a' }] },
    }))
    await paste(page, JSON.stringify({ apiVersion: 'v1', kind: 'List', items }))
    const fault = page.getByRole('listitem', { name: 'Finding 1', exact: true })
    await expect(fault.getByRole('figure')).toHaveCount(2)
    expect(await widthOf(page)).toBeLessThanOrEqual(390)
    const line = page.getByRole('list', { name: 'Lines of Pasted text' }).getByRole('listitem')
    await expect(line).not.toContainText('web-59')
    await line.getByRole('button', { name: /^… [\d,]+ more characters$/ }).click()
    await expect(line).toContainText('web-59')
    await expect(line).toBeFocused()
  })

  test('does not call manifests fine while it depends on answers', async ({ page }) => {
    await paste(
      page,
      'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {hostIPC: true, containers: [{name: a, image: b}]}',
    )
    const questions = page.getByRole('region', { name: 'Ask the customer' })
    await expect(questions).toContainText('If Pod a runs on Windows')
    const card = page
      .getByRole('region', { name: 'Checked and not checked' })
      .getByRole('listitem')
      .filter({ hasText: 'Pasted text' })
    await expect(card).not.toContainText('no fault found')
    await questions.getByLabel('Pods without a system run on').first().selectOption('Linux')
    await expect(questions).not.toContainText('If Pod a runs on Windows')
    await expect(card).toContainText('no fault found')
  })
})

test('a plan with warnings gets no bare tick before the download', async ({ page }) => {
  await open(page, '#/review?isolation=hyperv', 'Review and download')
  const box = page.getByRole('region', { name: 'Download' })
  await expect(box).toContainText(/No error\s+1 warning\s+Read the findings below/)
  await expect(box).not.toContainText('Nothing is known')
})
