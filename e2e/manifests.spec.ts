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
  const result = page.getByRole('region', { name: '2 objects read' })
  await expect(result).toContainText('Pod agent · Pod anywhere')
  await expect(result.getByRole('list', { name: 'Not read' })).toContainText('line 20')

  const warnings = result.getByRole('region', { name: 'Warnings' })
  await expect(warnings).toContainText('pods.yaml, line 12')
  await expect(warnings).toContainText('runAsUser is 1000')
  const depends = result.getByRole('list', { name: 'What depends on it' })
  await expect(depends).toContainText('If Pod anywhere runs on Windows')
  await expect(depends).toContainText('privileged is false')

  await result.getByLabel('Kubernetes version of the node').selectOption('1.36')
  const errors = result.getByRole('region', { name: 'Errors' })
  await expect(errors).toContainText('pods.yaml, line 11')
  await expect(errors).toContainText('pods.yaml, line 12')
  await result.getByLabel('Pods without a system run on').selectOption('Windows')
  await expect(warnings).toContainText('pods.yaml, line 18')
  await expect(depends).toBeHidden()

  await result.getByLabel('Kubernetes version of the node').selectOption('1.22')
  await expect(errors).toBeHidden()
})
