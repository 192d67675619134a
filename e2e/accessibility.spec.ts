import { expect, open, test, violationsIn } from './support.ts'

const broken =
  'v=1-2026.08&kubernetesVersion=1.24&containerRuntime=docker&clusterCIDR=10.96.0.0/13&clusterDNS=9.9.9.9&nodeIP=x'

const pages = [
  ['Home', '#/', /See the Windows node/],
  ['Control plane', '#/plan/cluster', 'Control plane'],
  ['Windows host', '#/plan/host', 'Windows host'],
  ['Runtime', '#/plan/runtime', 'Runtime'],
  ['Network', '#/plan/network', 'Network'],
  ['Addresses, broken', `#/plan/addresses?${broken}`, 'Addresses'],
  ['Workload', '#/plan/workload', 'Workload'],
  ['Node services', '#/plan/node', 'Node services'],
  ['Review, broken', `#/review?${broken}`, 'Review and download'],
  ['a file', '#/review/node/kubelet-args.txt', 'Review and download'],
  ['Compare', '#/compare', /Compare/],
  ['Diagnose', '#/diagnose', 'Diagnose'],
  ['Reference', '#/reference', 'Reference'],
  ['an entry', '#/reference/windows/host-ltsc2022', 'Reference'],
] as const

const screens = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [screen, viewport] of screens) {
    test.describe(`${colorScheme}, ${screen}`, () => {
      test.use({ colorScheme, viewport })

      for (const [name, hash, heading] of pages) {
        test(`${name} has no violation and fits the width`, async ({ page }) => {
          await open(page, hash, heading)
          await expect(page.getByText('Writing the files…')).toBeHidden()
          expect(await violationsIn(page, '.code-line:nth-child(n + 60)')).toEqual([])
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width).toBeLessThanOrEqual(viewport.width)
        })
      }
    })
  }
}

test('the help dialog has no violation', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}, opened`, () => {
    test.use({ colorScheme })

    for (const view of ['List', 'Files', 'Findings']) {
      test(`${view} beside the questions has no violation`, async ({ page }) => {
        await open(page, `#/plan/network?${broken}`, 'Network')
        await page.getByRole('radio', { name: 'L2Bridge' }).check()
        await page.getByRole('tab', { name: view }).click()
        await expect(page.getByRole('tabpanel')).toBeVisible()
        await expect(page.getByText(/^(?:Writing the files|Loading)…/)).toHaveCount(0)
        expect(await violationsIn(page, '.diff-line:nth-child(n + 60)')).toEqual([])
      })
    }

    test('the reason of a recommendation and the last change on Review have no violation', async ({
      page,
    }) => {
      await open(page, '#/plan/runtime', 'Runtime')
      await page.getByText(/^More: \d+ field/).click()
      await page.getByText('Recommended', { exact: true }).click()
      await expect(page.getByText(/^The containerd project recommends/)).toBeVisible()
      expect(await violationsIn(page)).toEqual([])
      await open(page, `#/review?${broken}`, 'Review and download')
      await page.getByRole('button', { name: 'Fix', exact: true }).first().click()
      await expect(page.getByRole('region', { name: 'Last change' })).toBeVisible()
      expect(await violationsIn(page, '.code-lines')).toEqual([])
    })

    test('the evidence of a finding has no violation', async ({ page }) => {
      await open(page, '#/plan/runtime?v=1-2026.08&isolation=hyperv', 'Runtime')
      await page.getByText(/^Why/).first().click()
      await expect(page.getByText('This app goes by:').first()).toBeVisible()
      expect(await violationsIn(page)).toEqual([])
    })
  })
}

test('the narrowest phone has no sideways scrolling, and each heading stands below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [, hash, heading] of pages) {
    await open(page, hash, heading)
    // A link to one entry begins at its line.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const [nav, title] = await Promise.all([
      page.getByRole('navigation', { name: 'Pages' }).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ])
    expect(title?.y).toBeGreaterThanOrEqual((nav?.y ?? 0) + (nav?.height ?? 0))
  }
})
