import { expect, holdScripts, test } from './support.ts'

test('text pasted on Home is read by Diagnose', async ({ page }) => {
  await page.goto('./')
  await page
    .getByLabel(/^Drop files or paste text/)
    .fill('kubelet.exe --cgroups-per-qos=true --network-plugin=cni')
  await page
    .getByRole('form', { name: 'Diagnose what was sent' })
    .getByRole('button', { name: 'Diagnose' })
    .click()
  await expect(page).toHaveURL(/#\/diagnose/)
  await expect(page.getByText('Pasted text').first()).toBeVisible()
  await expect(page.getByText(/cgroups-per-qos/).first()).toBeVisible()
})

test('text that was pasted before the app is alive is read as well', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByLabel(/^Drop files or paste text/).fill('kubelet.exe --cgroups-per-qos=true')
  await page
    .getByRole('form', { name: 'Diagnose what was sent' })
    .getByRole('button', { name: 'Diagnose' })
    .click()
  release()
  await expect(page).toHaveURL(/#\/diagnose/)
  await expect(page.getByText(/cgroups-per-qos/).first()).toBeVisible()
})

test('a file dropped on Home is read by Diagnose', async ({ page }) => {
  // The painted Home remembers a press, but no drop, until the app is alive.
  await page.goto('./', { waitUntil: 'networkidle' })
  const box = page.getByRole('form', { name: 'Diagnose what was sent' })
  await expect(page.getByRole('group', { name: /^Kubernetes version/ })).toBeVisible()
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['--cgroups-per-qos=true'], 'kubelet-args.txt'))
    return data
  })
  await box.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page).toHaveURL(/#\/diagnose/)
  await expect(page.getByText('kubelet-args.txt').first()).toBeVisible()
})

test('the picture on Home follows a press on a version', async ({ page }) => {
  await page.goto('./')
  const chip = page.getByRole('button', { name: '1.34', exact: true })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: /^1 Control plane: Kubernetes 1\.34/ })).toBeVisible()
})
