import { expect, test } from 'vitest'
import type { Values } from '../../../model/scenario.ts'
import { matchSymptoms } from './match.ts'

const found = (text: string, known: Partial<Values> = {}) =>
  matchSymptoms([{ file: 'paste.txt', text }], known)
const first = (text: string, known?: Partial<Values>) => {
  const [one] = found(text, known)
  return one && `${one.id.replace('symptom-', '')} ${one.severity}: ${one.causes[0]?.cause ?? ''}`
}

const forbidden = (user: string) =>
  `endpointslices.discovery.k8s.io is forbidden: User "${user}" cannot list resource "endpointslices" in API group "discovery.k8s.io" at the cluster scope`

test.each([
  [
    'l-07 warning: From 3.20 on',
    `felix/kubeendpointslice.go 101: Unable to list K8s EndpointSlice resources error=${forbidden('system:serviceaccount:calico-system:calico-node')}`,
  ],
  [
    'l-07 warning: From 3.20 on',
    `watchercache.go 186: Failed to perform list error=connection is unauthorized: ${forbidden('system:serviceaccount:kube-system:calico-node')}`,
  ],
  ['s-15 warning: kube-proxy uses', forbidden('system:node:win-1')],
  [
    'c-61 info: Pods that run',
    '[WARNING][1] felix/endpoint_mgr.go 363: Failed to look up HNS endpoint for workload id=a',
  ],
  [
    'l-08 warning: Another process',
    'level=fatal msg="cannot start windows_exporter: listen tcp :9182: bind: Only one usage of each socket address (protocol/network address/port) is normally permitted."',
  ],
  [
    'g-08 warning: Another process',
    'log.go:194] listen tcp :80: bind: Only one usage of each socket address (protocol/network address/port) is normally permitted.',
  ],
  [
    'l-09 warning: The endpoint of the pod',
    'failed to destroy network for sandbox "a": Failed to delete endpoint: Endpoint ID "b" not found',
  ],
  ['l-10 warning: This release', 'level=fatal msg="calico chart was not found"'],
  [
    'l-11 info: A kubelet',
    'cri_stats_provider.go:583] Unable to fetch container log stats: failed to get fsstats for "\\\\var\\\\log\\\\pods\\\\a\\\\0.log": failed to get FsInfo due to error The directory name is invalid.',
  ],
  [
    'g-13 warning: It was registered before',
    'time="2024-05-02T14:22:17Z" level=fatal msg="The specified service already exists."',
  ],
  [
    'p-38 warning: The CRI plugin',
    'level=fatal msg="listing pod sandboxes: rpc error: code = Unknown desc = server is not initialized yet"',
  ],
  [
    'r-25 warning: The container is started as a user',
    'eventlog error "CreateProcess: failure in a Windows system call: The user name or password is incorrect. (0x52e)"',
  ],
])('%s: %s', (start, text) => expect(first(text)).toContain(start))

test('the HNS of 2016 is a cause on Windows Server 2016 alone', () => {
  const text =
    'cni.go:259] Error adding network: HNS failed with error : The parameter is incorrect.'
  expect(first(text, { windowsRelease: 'ltsc2016' })).toContain('The HNS of Windows Server 2016')
  for (const windowsRelease of ['ltsc2019', 'ltsc2022', 'ltsc2025'] as const)
    expect(
      found(text, { windowsRelease }).flatMap(({ causes }) => causes.map(({ cause }) => cause)),
    ).not.toContainEqual(expect.stringContaining('Server 2016'))
})
