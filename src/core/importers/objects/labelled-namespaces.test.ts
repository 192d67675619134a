import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const agent = `apiVersion: v1
kind: Pod
metadata: {name: agent, namespace: monitoring}
spec:
  hostNetwork: true
  securityContext: {windowsOptions: {hostProcess: true, runAsUserName: 'NT AUTHORITY\\system'}}
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: b}]
`
const found = (text: string) =>
  diagnose([
    { name: 'commands.txt', text },
    { name: 'agent.yaml', text: agent },
    { name: 'version.txt', text: 'Kubernetes 1.28.5' },
  ])
    .findings.filter(({ id }) => id === 'host-process-admitted')
    .map(({ file, line }) => [file, line])

const enforce = (level: string) => `pod-security.kubernetes.io/enforce=${level}`

test.each([
  [`kubectl label namespace monitoring ${enforce('baseline')}\n`, 1],
  [
    `$ kubectl label --overwrite ns monitoring ${enforce('restricted')}\nnamespace/monitoring labeled\n`,
    1,
  ],
  [
    `#!/bin/sh\nkubectl create ns monitoring\nkubectl label ns/monitoring a=b ${enforce('baseline')} --overwrite\n`,
    3,
  ],
  [
    `az aks nodepool add -g rg --cluster-name a -n npwin --os-type Windows\nkubectl label namespace monitoring ${enforce('baseline')}\n`,
    2,
  ],
  [
    `$node = "win-1"\nWrite-Host $node\nkubectl label namespace monitoring ${enforce('baseline')}\n`,
    3,
  ],
])('the level that a command gives a namespace: %j', (text, line) =>
  expect(found(text)).toEqual([['commands.txt', line]]),
)

test.each([
  `kubectl label namespace monitoring ${enforce('privileged')}\n`,
  `kubectl label namespace default ${enforce('baseline')}\n`,
  `kubectl label node monitoring ${enforce('baseline')}\n`,
  `kubectl label namespace monitoring pod-security.kubernetes.io/warn=baseline\n`,
])('one that does no harm: %j', (text) => expect(found(text)).toEqual([]))
