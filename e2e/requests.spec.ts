import { expect, goToStep, open, test } from './support.ts'

const marker = 'zq7marker'

// What it asks for counts as well.
test.use({ serviceWorkers: 'allow' })

test('a whole journey asks for files of the app alone, and nothing typed goes along', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  const kept: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.method()} ${request.url()}`)
    kept.push(`${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  await open(page, '#/plan/host', 'Windows host')
  await page.getByLabel('Node name', { exact: true }).fill(marker)
  await goToStep(page, 'Workload')
  await page.getByLabel('Name of the workload', { exact: true }).fill(marker)
  await page.getByRole('button', { name: /^Plans/ }).click()
  await page.getByLabel(/^Name of/).fill(marker)
  await page.getByRole('button', { name: 'Save the plan' }).click()
  await page.getByRole('button', { name: 'Close plans' }).click()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download zip' }).click()
  await waiting
  await page.getByRole('link', { name: 'Diagnose', exact: true }).click()
  await page.getByLabel('Files to open').setInputFiles({
    name: `${marker}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(`{"schemaVersion":2,"nodeName":"${marker}"}`),
  })
  await expect(page.getByText(`${marker}.json`).first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(5)
  for (const request of asked) {
    expect(request).toMatch(/^(?:GET|HEAD) /)
    const url = new URL(request.slice(request.indexOf(' ') + 1))
    if (url.protocol !== 'blob:') expect(url.origin).toBe(new URL(baseURL ?? '').origin)
    expect(url.search).toBe('')
    expect(url.pathname).not.toContain(marker)
  }
  expect(kept.join('\n')).not.toContain(marker)
})

test('a password in an address does not stay in the link or in a message', async ({ page }) => {
  await open(
    page,
    `#/plan/node?v=2-2026.08&httpProxy=${encodeURIComponent('http://me:hunter22@proxy:3128')}`,
    /.+/,
  )
  await expect(page).not.toHaveURL(/hunter22/)
  await expect(page.getByRole('region', { name: 'Messages' })).not.toContainText('hunter22')
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).not.toContain('hunter22')
})
