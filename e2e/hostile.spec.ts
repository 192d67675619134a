import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { expect, open, test } from './support.ts'

/** How many hostile values of links, imports and names are tried; the sweep tries many more. */
const runs = Number(process.env['HOSTILE_RUNS'] ?? 200)
const seed = Number(process.env['HOSTILE_SEED'] ?? 20_260_831)

/** Values that one page shows at once. */
const valuesPerPage = 5

/** Text that becomes an element, a script or an attribute wherever somebody forgets that it is text. */
const payload = fc.constantFrom(
  '<img data-hostile src=x onerror="document.body.dataset.hostile=1">',
  '"><script data-hostile>document.body.dataset.hostile=1</script>',
  `'"--></style></title></textarea><svg data-hostile onload=document.body.dataset.hostile=1>`,
  'javascript:document.body.dataset.hostile=1',
  '{{constructor.constructor("document.body.dataset.hostile=1")()}}',
  '<iframe data-hostile srcdoc="<script>parent.document.body.dataset.hostile=1</script>">',
  '__proto__',
  'constructor',
  '\u202e\u0000\ud800<b data-hostile>',
  '=cmd|"/c calc"!A1',
  '$(Start-Process calc)`;"; &',
)
const text = fc
  .tuple(fc.string({ maxLength: 12 }), payload, fc.string({ unit: 'binary', maxLength: 12 }))
  .map((parts) => parts.join(''))
const keys = [
  'nodeName',
  'clusterCIDR',
  'image',
  'httpProxy',
  'featureGates',
  'accepted',
  'cni',
  'kubernetesVersion',
  'workloadName',
  'installDirectory',
]
const key = fc.oneof(fc.constantFrom(...keys), text)
const texts = fc.array(text, { minLength: valuesPerPage, maxLength: valuesPerPage })
const record = fc.dictionary(key, text, {
  minKeys: valuesPerPage,
  maxKeys: valuesPerPage,
  noNullPrototype: true,
})
const pages = ['plan/host', 'plan/addresses', 'plan/workload', 'review', 'compare', '', 'x']

const encode = (value: string) => encodeURIComponent(value.toWellFormed())
const queryOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')

const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' })

/** No element came out of text, and nothing in it ran. */
async function expectHarmless(page: Page, what: string) {
  const found = await page.evaluate(() => ({
    elements: document.querySelectorAll('[data-hostile]').length,
    links: document.querySelectorAll('a[href^="javascript:" i]').length,
    polluted: 'hostile' in {},
  }))
  expect(found, what).toEqual({ elements: 0, links: 0, polluted: false })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('hostile links are text and nothing else', async ({ page }) => {
  test.setTimeout(60_000 + runs * 2_000)
  await open(page, '#/plan/host', 'Windows host')
  const links = fc.sample(
    fc.oneof(
      record.map(queryOf),
      texts.map((raw) => raw.join('&').toWellFormed()),
    ),
    { numRuns: Math.ceil((runs * 0.6) / valuesPerPage), seed },
  )
  for (const [i, link] of links.entries()) {
    const hash = `#/${pages[i % pages.length] ?? ''}?v=2-2026.08&${link}`
    await page.evaluate((to) => (window.location.hash = to), hash)
    await expectHarmless(page, hash)
  }
})

test('hostile files are text and nothing else', async ({ page }) => {
  test.setTimeout(60_000 + runs * 2_000)
  await open(page, '#/diagnose', 'Diagnose')
  const files = fc.sample(
    fc.tuple(
      text.map((name) => name.toWellFormed().replaceAll('\0', '')),
      fc.oneof(
        record.map((values) => JSON.stringify({ schemaVersion: 2, ...values })),
        record.map((values) =>
          Object.entries(values)
            .map(([name, value]) => `--${name}=${value}`)
            .join(' '),
        ),
        texts.map((values) =>
          values
            .map((value) => `apiVersion: v1\nkind: Pod\nmetadata: {name: ${JSON.stringify(value)}}`)
            .join('\n---\n'),
        ),
      ),
    ),
    { numRuns: Math.ceil((runs * 0.2) / valuesPerPage), seed },
  )
  for (const [i, one] of files.entries()) {
    // Alone a file may be a plan; with others it is evidence.
    const given = i % 2 === 0 ? [one] : files.slice(Math.max(0, i - valuesPerPage), i + 1)
    await page.getByLabel('Files to open').setInputFiles(
      given.map(([name, content]) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(content),
      })),
    )
    // It is read as logs, taken for a plan, or refused.
    await expect(page.locator('.sent-head, .outcome :is(h2, .message)').first()).toBeVisible()
    await page.waitForTimeout(100)
    await expectHarmless(page, JSON.stringify(given))
    if (await startOver(page).isVisible()) await startOver(page).click()
  }
})

test('hostile names of plans are text and nothing else', async ({ page }) => {
  test.setTimeout(60_000 + runs * 2_000)
  await open(page, '#/plan/host', 'Windows host')
  const names = fc.sample(text, { numRuns: Math.ceil(runs * 0.2), seed })
  const plans = names.map((name) => ({ name, query: `v=2-2026.08&nodeName=${encode(name)}` }))
  await page.getByRole('button', { name: /^Plans/ }).click()
  await page.getByLabel('File of plans to import').setInputFiles({
    name: 'plans.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ plansVersion: 1, plans })),
  })
  await expect(page.getByRole('dialog')).toContainText(/plans? (?:was|were) added/)
  const found = await page.evaluate(() => document.querySelectorAll('[data-hostile]').length)
  expect(found).toBe(0)
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await expectHarmless(page, 'an opened plan')
})
