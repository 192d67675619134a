import { expect, open, test } from './support.ts'

const manifest = `apiVersion: v1
kind: Pod
metadata:
  name: agent
spec:
  os: {name: windows}
  containers:
    - name: agent
      image: agent:1
      securityContext:
        privileged: false
        runAsUser: 1000
---
apiVersion: v1
kind: Pod
metadata: {name: anywhere}
spec:
  hostIPC: true
  containers: [{name: a, image: b}]
---
{{ template }}
`

test('manifests are checked, and what they do not say is asked and answered', async ({ page }) => {
  await open(page, '#/diagnose', 'Diagnose')
  await page.getByLabel('Files to open').setInputFiles({
    name: 'pods.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(manifest),
  })
  const line = (number: number) =>
    page.getByRole('button', { name: `Show pods.yaml, line ${number}` })
  const warnings = page.getByRole('region', { name: 'Warnings' })
  await expect(warnings).toContainText('runAsUser is 1000')
  const questions = page.getByRole('region', { name: 'Ask the customer' })
  await expect(questions).toContainText('If Pod anywhere runs on Windows')
  await expect(questions).toContainText('privileged is false')

  await questions.getByLabel('Kubernetes version of the node').first().selectOption('1.36')
  const errors = page.getByRole('region', { name: 'Errors' })
  await expect(errors.getByRole('button', { name: 'Show pods.yaml, line 11' })).toBeVisible()
  await expect(errors.getByRole('button', { name: 'Show pods.yaml, line 12' })).toBeVisible()
  await questions.getByLabel('Pods without a system run on').first().selectOption('Windows')
  await expect(line(18).first()).toBeVisible()
  await expect(questions).not.toContainText('If Pod anywhere runs on Windows')
})
