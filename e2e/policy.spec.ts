import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, test } from './support.ts'

const html = () => readFileSync(join(import.meta.dirname, '../dist/index.html'), 'utf8')

test('the page has a strict policy and no inline script', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html())?.[1] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expect(html()).not.toMatch(/<script(?![^>]*\bsrc=)/)
})

test('Home stands in the HTML before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(baseURL ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/See the Windows node/)
  await expect(page.getByText('No error').first()).toBeVisible()
  await context.close()
})

test('every page has a title of its own', async ({ page }) => {
  for (const [hash, heading, title] of [
    ['', /See the Windows node/, 'Windows Node Wizard'],
    ['#/plan/network', 'Network', 'Network · Plan · Windows Node Wizard'],
    ['#/review', 'Review and download', 'Review · Windows Node Wizard'],
    ['#/compare', /Compare/, 'Compare · Windows Node Wizard'],
    ['#/diagnose', 'Diagnose', 'Diagnose · Windows Node Wizard'],
  ] as const) {
    await open(page, hash, heading)
    await expect(page).toHaveTitle(title)
  }
})
