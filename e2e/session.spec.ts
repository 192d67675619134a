import { expect, goToStep, holdScripts, test, unfold } from './support.ts'

test('undo and redo by key and by button', async ({ page }) => {
  await page.goto('./#/plan/network')
  const mode = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(mode('Overlay')).toBeChecked()
  await mode('L2Bridge').check()
  await page.keyboard.press('Control+z')
  await expect(mode('Overlay')).toBeChecked()
  await page.keyboard.press('Control+Shift+z')
  await expect(mode('L2Bridge')).toBeChecked()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(mode('Overlay')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
})

test('in a text field the keys undo typing, not the plan', async ({ page }) => {
  await page.goto('./#/plan/network')
  await page.getByRole('radio', { name: 'L2Bridge', exact: true }).check()
  await goToStep(page, 'Addresses')
  await page.getByLabel('Node IP', { exact: true }).press('Control+z')
  await goToStep(page, 'Network')
  await expect(page.getByRole('radio', { name: 'L2Bridge', exact: true })).toBeChecked()
})

test('back and forward walk through the steps and keep the choices', async ({ page }) => {
  await page.goto('./#/plan/network')
  await goToStep(page, 'Windows host')
  await page.getByLabel('Node name', { exact: true }).fill('walker')
  await goToStep(page, 'Workload')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Windows host')
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('walker')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network')
  await page.goForward()
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('walker')
})

test('back returns to the plan before a preset', async ({ page }) => {
  await page.goto('./#/plan/host?v=1-2026.08&nodeName=mine')
  await page.getByRole('link', { name: 'Windows Node Wizard, start page' }).click()
  await page.getByRole('link', { name: /The Kubernetes 1.20 guide/ }).click()
  await expect(page).toHaveURL(/kubernetesVersion=1\.20/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('mine')
})

test('a reload and a new visit restore the plan', async ({ page, context }) => {
  await page.goto('./#/plan/host')
  await page.getByLabel('Node name', { exact: true }).fill('kept-1')
  await expect(page).toHaveURL(/nodeName=kept-1/)
  await page.reload()
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('kept-1')
  const later = await context.newPage()
  await later.goto('./')
  await expect(later.getByText('Your plan goes on where you left it')).toBeVisible()
  await later.getByRole('link', { name: 'Continue the plan' }).click()
  await goToStep(later, 'Windows host')
  await expect(later.getByLabel('Node name', { exact: true })).toHaveValue('kept-1')
})

test('a link wins over the kept plan, which stays one click away', async ({ page, context }) => {
  await page.goto('./#/plan/host')
  await page.getByLabel('Node name', { exact: true }).fill('my-own')
  await expect(page).toHaveURL(/nodeName=my-own/)
  const later = await context.newPage()
  await later.goto('./#/plan/host?v=1-2026.08&nodeName=from-link')
  const field = later.getByLabel('Node name', { exact: true })
  await expect(field).toHaveValue('from-link')
  await field.fill('changed-link')
  await expect(later).toHaveURL(/nodeName=changed-link/)
  await later.getByRole('button', { name: 'Open my plan' }).click()
  await expect(field).toHaveValue('my-own')
})

test('a copied link opens the same plan elsewhere', async ({ page, browser, baseURL }) => {
  await page.goto('./#/plan/network')
  await page.getByRole('radio', { name: 'L2Bridge', exact: true }).check()
  await expect(page).toHaveURL(/networkMode=l2bridge/)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url().replace(/^[^#]*/, baseURL ?? ''))
  await expect(elsewhere.getByRole('radio', { name: 'L2Bridge', exact: true })).toBeChecked()
  await elsewhere.close()
})

for (const [what, reason] of [
  ['blocked', 'SecurityError'],
  ['full', 'QuotaExceededError'],
] as const) {
  test(`a ${what} storage is said, and nothing is lost`, async ({ page }) => {
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', name)
      }
    }, reason)
    await page.goto('./#/plan/host')
    const field = page.getByLabel('Node name', { exact: true })
    await field.fill('survivor')
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Nothing is lost')
    await page.reload()
    await expect(field).toHaveValue('survivor')
  })
}

test('what is kept and damaged is set aside', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('windows-node-wizard', '{"version":'))
  await page.goto('./')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('could not be read')
})

test('a blocked value can be chosen, says why, and is mended by one click', async ({ page }) => {
  await page.goto('./#/plan/runtime')
  await unfold(page, 'containerRuntime')
  const docker = page.getByRole('radio', { name: 'Docker EE', exact: true })
  await expect(docker).toHaveAccessibleDescription(/^Does not fit/)
  await docker.check()
  await expect(page.getByRole('status').first()).toContainText(/[1-9]\d* errors?/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('status').first()).toContainText('0 errors')
})

test('a link that is followed before the app is alive leads to its page and its heading', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Plan a node' }).click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Control plane' })).toBeFocused()
})

test('an address that changes while the app comes alive is followed', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('app-listens', () =>
      history.replaceState(null, '', '#/plan/host?v=1-2026.08&nodeName=late'),
    ),
  )
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Windows host')
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('late')
})

test('a button that is pressed before the app is alive is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Help' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
})

test('under a deep link nothing that is pressed in the header before the app is alive is lost', async ({
  page,
}) => {
  const link = './#/plan/host?v=2-2026.08&nodeName=from-link'
  const release = await holdScripts(page)
  await page.goto(link, { waitUntil: 'commit' })
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await page.getByRole('button', { name: /^Plans/ }).click()
  release()
  await page.getByRole('button', { name: 'Close plans' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden()
  await expect(page.getByLabel('Node name', { exact: true })).toHaveValue('from-link')

  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('about:blank')
  const releaseAgain = await holdScripts(page)
  await page.goto(link, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  releaseAgain()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and download')
  await expect(page).toHaveURL(/nodeName=from-link/)
})

test('the automatic card says what it stands for, whatever is chosen now', async ({ page }) => {
  await page.goto('./#/plan/runtime?v=1-2026.08&kubernetesVersion=1.24&containerRuntime=docker')
  const runtimes = page.getByRole('radiogroup', { name: 'Container runtime' })
  const automatic = runtimes.getByRole('radio', { name: 'Automatic' })
  await expect(automatic).toHaveAccessibleDescription(/containerd/)
  await expect(automatic).not.toHaveAccessibleDescription(/Docker EE/)
})
