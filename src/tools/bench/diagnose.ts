import { diagnose, type SentFile } from '../../core/diagnose.ts'
import { customerCases } from '../../core/testing/cases/customer-cases.ts'
import { median, report, time, type Metric } from './metric.ts'
import { printedPod } from './printed-pods.ts'

/** Characters of the whole bundle. */
const totalLength = 1024 * 1024

/**
 * What a support bundle holds: mostly logs, then objects and events, and one of each configuration.
 * The pods are once as kubectl prints them, and once several hundred short manifests, which ask
 * for many more checks in as many characters.
 */
export function benchDiagnose(): void {
  const sent = customerCases.flatMap(({ files }) => files)
  const configurations = customerCases
    .filter(({ id }) => id === 'clean-node-1-29')
    .flatMap(({ files }) => files)
  const logs = sent.filter(({ name }) => name.endsWith('.log')).map(({ text }) => text)
  const bundleWith = (pods: string) => [
    ...configurations,
    { name: 'kubelet.log', text: filled(() => logs.join('\n'), totalLength * 0.6) },
    { name: 'pods.yaml', text: pods },
    { name: 'events.txt', text: `LAST SEEN   TYPE\n${filled(event, totalLength * 0.15)}` },
  ]
  const podsLength = totalLength * 0.25
  measure('diagnose.1MB', bundleWith(list(filled(printedPod, podsLength))))
  measure('diagnose.manifests', bundleWith(filled(pod, podsLength)))
}

function measure(name: Metric, files: readonly SentFile[]): void {
  // Until the compiler of the machine has settled, as for the other numbers.
  for (let i = 0; i < 10; i++) diagnose(files)
  report(name, median(Array.from({ length: 9 }, () => time(() => diagnose(files)))))
}

const list = (items: string) => `apiVersion: v1
items:
${items}
kind: List
metadata:
  resourceVersion: ""
`

/** Numbered pieces up to a length. */
function filled(piece: (i: number) => string, length: number): string {
  const pieces: string[] = []
  for (let i = 0, sum = 0; sum < length; i++) {
    const next = piece(i)
    pieces.push(next)
    sum += next.length + 1
  }
  return pieces.join('\n')
}

const pod = (i: number) => `---
apiVersion: v1
kind: Pod
metadata:
  name: web-${i}
  namespace: shop
  labels:
    app: web
spec:
  nodeName: win-${i % 5}
  nodeSelector:
    kubernetes.io/os: windows
  containers:
    - name: web
      image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022
      resources:
        limits: {cpu: '1', memory: 800Mi}
        requests: {cpu: '1', memory: 800Mi}
      ports:
        - containerPort: 80
status:
  phase: Running
  podIP: 10.244.${i % 250}.${i % 200}`

const event = (i: number) =>
  `${i}m   Warning   BackOff   pod/web-${i}   Back-off restarting failed container web in pod web-${i}_shop`
