import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const list = `$ kubectl get secret -n shop
NAME         TYPE                             DATA   AGE
acr-pull     kubernetes.io/dockerconfigjson   1      9d
web-tls      kubernetes.io/tls                2      9d
`
const pod = (name: string) => `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: shop}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  imagePullSecrets: [{name: ${name}}]
  containers: [{name: web, image: "mcr.microsoft.com/windows/nanoserver:ltsc2022"}]
`
const said = (name: string) =>
  diagnose([
    { name: 'list.txt', text: list },
    { name: 'pod.yaml', text: pod(name) },
  ]).findings.flatMap(({ id, message }) => (id === 'named-object-listed' ? [message] : []))

test('compares the names of Secrets in a list, which are no secrets', () => {
  expect(said('acr-pull')).toEqual([])
  expect(said('acr-secret')).toEqual([expect.stringMatching(/acr-secret.* lists acr-pull/)])
})
