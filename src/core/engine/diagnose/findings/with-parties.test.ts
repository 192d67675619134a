import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const nodes = `NAME     STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win2019  Ready    <none>   9d    v1.29.3   10.1.0.9      <none>        Windows Server 2019 Datacenter   10.0.17763.5576   containerd://1.7.13
`
const pod = (image: string) => `apiVersion: v1
kind: Pod
metadata: { name: web }
spec:
  nodeSelector: { kubernetes.io/os: windows }
  containers: [{ name: web, image: '${image}' }]
`
const said = (image: string) =>
  diagnose([
    { name: 'nodes.txt', text: nodes },
    { name: 'pod.yaml', text: pod(image) },
  ]).findings.flatMap(({ id, message }) => (id === 'image-matches-host' ? [message] : []))

test('what does not fit is named with its image and its node', () => {
  const [message, ...others] = said('mcr.microsoft.com/windows/servercore:ltsc2022')
  expect(message).toMatch(
    /Image: mcr\.microsoft\.com\/windows\/servercore:ltsc2022; node: win2019\.$/,
  )
  expect(others).toEqual([])
})

test('what fits is not spoken of', () => {
  expect(said('mcr.microsoft.com/windows/servercore:ltsc2019')).toEqual([])
})
