import { cutTextsIn, movingIn, unmarkedIn } from './looks.ts'
import { expect, expectSound, open, test, violationsIn, widthOf } from './support.ts'

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

for (const [name, hash, heading] of pages) {
  test(`${name} has no violation, fits every width and follows the settings of the system`, async ({
    page,
  }) => {
    await open(page, hash, heading)
    await expect(page.getByText('Writing the files…')).toBeHidden()
    await expectSound(page, { except: '.code-line:nth-child(n + 60)' })

    expect(await movingIn(page)).toEqual([])
    // A window of 1280 pixels at 200 %.
    await page.setViewportSize({ width: 640, height: 360 })
    expect(await widthOf(page)).toBeLessThanOrEqual(640)
    expect(await cutTextsIn(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await unmarkedIn(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await unmarkedIn(page)).toEqual([])

    // The narrowest phone.
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    expect(await cutTextsIn(page)).toEqual([])
    // A link to one entry begins at its line.
    await page.evaluate(() => window.scrollTo(0, 0))
    const [nav, title] = await Promise.all([
      page.getByRole('navigation', { name: 'Pages' }).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ])
    expect(title?.y).toBeGreaterThanOrEqual((nav?.y ?? 0) + (nav?.height ?? 0))
  })
}

test('what is current is told apart, and moves only where nobody minds', async ({ page }) => {
  await open(page, '#/compare', /Compare/)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await movingIn(page)).toContain('packet')
  // The checks above would see what is not told apart.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('.nav-link')) link.className = 'plain'
  })
  expect(await unmarkedIn(page)).toEqual(['aria-current Compare'])
})

test('the help dialog has no violation', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('what stands beside the questions has no violation', async ({ page }) => {
  await open(page, `#/plan/network?${broken}`, 'Network')
  await page.getByRole('radio', { name: 'L2Bridge' }).check()
  for (const view of ['List', 'Files', 'Findings']) {
    await page.getByRole('tab', { name: view }).click()
    await expect(page.getByRole('tabpanel', { name: view })).toBeVisible()
    await expect(page.getByText(/^(?:Writing the files|Loading)…/)).toHaveCount(0)
    await expectSound(page, { on: ['desktop'], except: '.diff-line:nth-child(n + 60)' })
  }
})

test('the reason of a recommendation has no violation', async ({ page }) => {
  await open(page, '#/plan/runtime', 'Runtime')
  await page.getByText(/^More: \d+ field/).click()
  await page.getByText('Recommended', { exact: true }).click()
  await expect(page.getByText(/^The containerd project recommends/)).toBeVisible()
  await expectSound(page, { on: ['desktop'] })
})

test('the last change on Review has no violation', async ({ page }) => {
  await open(page, `#/review?${broken}`, 'Review and download')
  await page.getByRole('button', { name: 'Fix', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'Last change' })).toBeVisible()
  await expectSound(page, { on: ['desktop'], except: '.code-lines' })
})

test('the evidence of a finding has no violation', async ({ page }) => {
  await open(page, '#/plan/runtime?v=1-2026.08&isolation=hyperv', 'Runtime')
  await page.getByText(/^Why/).first().click()
  await expect(page.getByText('This app goes by:').first()).toBeVisible()
  await expectSound(page, { on: ['desktop'] })
})
