import { expect, test } from 'vitest'
import { diagnose } from '../diagnose/diagnose.ts'

const messages = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.map(({ message }) => message)

const deployment = `apiVersion: extensions/v1beta1
kind: Deployment
metadata: {name: web}
spec: {template: {spec: {nodeSelector: {kubernetes.io/os: windows}, containers: [{name: web, image: registry.example/web:1}]}}}
`

test('a version that nobody told is not named alone', () => {
  const nodes = 'NAME STATUS ROLES AGE VERSION\nwin1 Ready <none> 20h v1.29.6\n'
  const [message = ''] = messages(`PS C:\\> kubectl get nodes\n${nodes}\n${deployment}`)
  expect(message).toMatch(/up to 1\.15; the API server of 1\.29 to 1\.\d+ refuses it/)
})

test('a version that was told is', () => {
  const [message] = messages(`PS C:\\> kubectl version\nServer Version: v1.29.6\n\n${deployment}`)
  expect(message).toMatch(/the API server of 1\.29 refuses it/)
})
