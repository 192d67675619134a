import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const list = (status: string, version = 'v1.21.14') =>
  `NAME    STATUS     ROLES    AGE   VERSION    INTERNAL-IP   OS-IMAGE                       KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready      <none>   9d    v1.21.14   10.0.0.6      Windows Server 2019 Standard   10.0.17763.3770   containerd://1.6.8
win-2   ${status}   <none>   9d    ${version}   10.0.0.7      Windows Server 2019 Standard   10.0.17763.3770   containerd://1.6.8
`
const asked = (version: string) => `C:\\>C:\\k\\kubelet.exe --version\nKubernetes ${version}\n`
const logged = (version: string) =>
  `I0612 22:41:07.551207    4312 server.go:440] "Kubelet version" kubeletVersion="${version}"\nI0612 22:41:07.551207    4312 server.go:868] "Client rotation is on, will bootstrap in background"\n`
const line =
  'C:\\k\\kubelet.exe --cgroups-per-qos=false --enforce-node-allocatable= --kubeconfig=C:\\k\\config --seccomp-profile-root=C:\\k\\seccomp\n'

const found = (nodes: string, told: string) =>
  diagnose([
    { name: 'nodes.txt', text: nodes },
    { name: 'told.txt', text: told },
    { name: 'start.ps1', text: line },
  ]).findings.flatMap(({ id, severity }) =>
    id === 'values-disagree' || severity === 'error' ? [id] : [],
  )

test.each([asked('v1.23.4'), logged('v1.23.4')])(
  'the kubelet that says its version itself counts, not what its silent node told last: %s',
  (told) => expect(found(list('NotReady'), told)).toEqual(['flag-known']),
)

test.each([
  [list('Ready   '), asked('v1.23.4'), ['values-disagree']],
  [list('NotReady'), asked('v1.21.14'), []],
  [list('NotReady', 'v1.23.4 '), asked('v1.23.4'), []],
  [list('NotReady'), asked('v1.20.4'), ['values-disagree']],
])('a list is believed elsewhere: %s%s', (nodes, told, ids) =>
  expect(found(nodes, told)).toEqual(ids),
)
