import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const workload = `apiVersion: apps/v1
kind: Deployment
metadata: {name: labels, namespace: retail}
spec:
  replicas: 2
  selector: {matchLabels: {app: labels}}
  template:
    metadata: {labels: {app: labels}}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      containers:
        - name: web
          image: registry.example/labels:4.2-ltsc2022
          ports: [{containerPort: 5000}]
          resources: {limits: {memory: 800Mi}}
`
const service = (more = '') => `apiVersion: v1
kind: Service
metadata: {name: labels, namespace: retail}
spec:
  selector: {app: labels}
  ports: [{port: 80, targetPort: 5000}]
${more}`
const nodes = `NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   10d   v1.30.5   10.60.2.41    <none>        Windows Server 2022 Standard     10.0.20348.2340   containerd://1.7.13
`
const read = (...texts: readonly string[]) =>
  diagnose(texts.map((text, i) => ({ name: `${i}.txt`, text })))

test('a Service beside its pods asks nothing that the pods tell', () => {
  expect(read(workload, nodes).questions).toEqual([])
  expect(read(workload, service(), nodes).questions).toEqual([])
})

test('what a Service tells itself is judged', () => {
  const { findings } = read(workload, service('  externalTrafficPolicy: Local\n'), nodes)
  expect(findings.filter(({ file }) => file === '1.txt').length).toBeGreaterThan(0)
})
