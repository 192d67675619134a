import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).findings.flatMap(({ id, message }) =>
    ids.some((one) => one === id) ? [`${id}: ${message}`] : [],
  )
const ids = [
  'flannel-vxlan-defaults',
  'runtime-class-build-present',
  'memory-told-overbooked',
  'gke-first-pool',
]

/** What a file or a list would show, told in words. */
test.each([
  [
    'Our Flannel ConfigMap has Type vxlan but neither VNI nor Port. Windows Server 2019.',
    [/names no VNI/, /names no Port/],
  ],
  [
    'net-conf.json of our flannel only says "Backend": {"Type": "vxlan"}; the Windows node has no pods.',
    [/names no VNI/, /names no Port/],
  ],
  ['Windows Server 2022. Flannel runs vxlan without a VNI in its net-conf.', [/names no VNI/]],
  [
    'The RuntimeClass selects windows-build 10.0.20348, but our only Windows node is 10.0.17763.',
    [/asks for build 10\.0\.20348; the Windows nodes have 10\.0\.17763/],
  ],
  ['Our Windows pod requests 4Gi of memory with a limit of 2Gi.', [/4Gi is above the limit 2Gi/]],
  ['The memory request is 2Gi and the limit is 1Gi.', [/2Gi is above the limit 1Gi/]],
  ['We have a GKE cluster whose only node pool is a Windows Server 2022 pool.', [/only pool/]],
  ['Our GKE cluster has one node pool, windows_ltsc_containerd.', [/only pool/]],
  ['GKE: the Windows pool is our only pool.', [/only pool/]],
] as const)('%s', (text, messages) => {
  expect(found(text)).toEqual(messages.map((one) => expect.stringMatching(one)))
})

test.each([
  'Windows Server 2022. Flannel runs vxlan with VNI 4096 and Port 4789; Linux had no VNI before.',
  'Windows Server 2022. Flannel runs vxlan without problems, VNI 4096 and Port 4789.',
  'Windows Server 2022. Does Flannel run vxlan without a VNI on Windows?',
  'The guide says that Flannel with vxlan without VNI fails on Windows nodes.',
  'Before, our Flannel ran vxlan without a VNI on Windows; we added VNI 4096 and Port 4789.',
  'Windows Server 2022. Flannel runs vxlan, no port is blocked between the nodes.',
  'Windows. Flannel has vxlan without VNI:\n\n{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}',
  'Our RuntimeClass selects windows-build 10.0.20348 and all Windows nodes are 10.0.20348.',
  'Our RuntimeClass selects windows-build 10.0.20348. One node is 10.0.17763, the other 10.0.20348.',
  'If a RuntimeClass selected windows-build 10.0.20348 and the only node was 10.0.17763, it fails.',
  'Our pod requests 2Gi of memory with a limit of 2Gi.',
  'Our Linux pods request 4Gi of memory with a limit of 2Gi. The Windows ones are fine.',
  'Our GKE cluster has one node pool for Linux and one for Windows.',
  'GKE: we have only one Windows node pool, windows_ltsc_containerd, next to the default pool.',
  'GKE needs a Linux pool; without a Linux pool a Windows cluster fails, says the documentation.',
  'The only node pool with Windows Server 2019 on GKE is win-pool; the others are Linux.',
  'Our AKS cluster’s only user node pool is a Windows pool.',
])('is not found in: %s', (text) => expect(found(text)).toEqual([]))
