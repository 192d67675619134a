import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './support.ts'

const broken =
  'v=1-2026.08&kubernetesVersion=1.24&containerRuntime=docker&clusterCIDR=10.96.0.0/13&clusterDNS=9.9.9.9&nodeIP=x'

const pages = [
  ['Home', '#/'],
  ['Kubernetes', '#/plan/cluster'],
  ['Windows host', '#/plan/host'],
  ['Runtime', '#/plan/runtime'],
  ['Network', '#/plan/network'],
  ['Addresses, broken', `#/plan/addresses?${broken}`],
  ['Workload', '#/plan/workload'],
  ['Node settings', '#/plan/node'],
  ['Review, broken', `#/review?${broken}`],
  ['a file', '#/review/node/kubelet-args.txt'],
  ['Compare', '#/compare'],
  ['Diagnose', '#/diagnose'],
] as const

const screens = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [screen, viewport] of screens) {
    test.describe(`${colorScheme}, ${screen}`, () => {
      test.use({ colorScheme, viewport })

      for (const [name, hash] of pages) {
        test(`${name} has no violation and fits the width`, async ({ page }) => {
          await page.goto(`./${hash}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByText('Writing the files…')).toBeHidden()
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
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
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('the narrowest phone has no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [, hash] of pages) {
    await page.goto(`./${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
})
