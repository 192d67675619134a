import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.filter(({ severity }) => severity !== 'info')
const first = (text: string) =>
  found(text)
    .filter(({ id }) => id.startsWith('symptom-'))
    .map(({ id, causes = [] }) => `${id}: ${causes[0]?.cause ?? ''}`)
    .join('\n')

const attach =
  'failed to create shim task: hcs::CreateComputeSystem 7741aa: The requested operation for attach namespace failed.: unknown\n'
const sideBySide =
  'The application has failed to start because its side-by-side configuration is incorrect. Please see the application event log.\n'
const relative =
  'Error: failed to create containerd task: hcs::System::CreateProcess: failed to find executable: .\\agent.exe: The system cannot find the file specified.: unknown\n'
const noPem = 'panic: tls: failed to find any PEM data in certificate input\n'
const wrongType = (type: string) =>
  `MountVolume.MountDevice failed for volume "a": mount failed: exit status 32\nMounting arguments: mount -t ${type} -o defaults /dev/sdd /mnt\nOutput: mount: wrong fs type, bad option, bad superblock on /dev/sdd\n`
const expired =
  'Error creating: Internal error occurred: failed calling webhook "admission-webhook.windows-gmsa.sigs.k8s.io": failed to call webhook: tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time 2023-11-07T09:12:44Z is after 2023-11-06T22:00:00Z\n'

const noWindows =
  'Failed to pull image "registry.example/ops/agent:3.2": no matching manifest for windows/amd64 10.0.20348 in the manifest list entries\n'

test.each([
  [
    `The vendor dropped support for Windows in spring.\n\n${noWindows}`,
    'symptom-m-hcs-03: This release of the tool was published without',
  ],
  [noWindows, 'symptom-m-hcs-03: An image for Linux alone'],
  [
    `AKS 1.28, containerd 1.7, a HostProcess DaemonSet.\n\n${sideBySide}`,
    'symptom-ub-07: With containerd 1.7',
  ],
  [`Our web site in servercore:ltsc2022.\n\n${sideBySide}`, 'symptom-ub-07: The program needs'],
  [`AKS 1.28.5 with containerd 1.7.\n\n${relative}`, 'symptom-w-31: From containerd 1.7 on'],
  [`containerd 1.6.18\n\n${relative.replace('.\\', '')}`, 'symptom-w-31: The command of'],
  [
    `Windows Server 2019.\n\nPS C:\\> nerdctl stop web; nerdctl start web\n${attach}`,
    'symptom-m-net-21: On Server 2019 an endpoint is not attached again',
  ],
  [`Windows Server 2022, pods do not start.\n\n${attach}`, 'symptom-m-net-21: Sandbox and HNS'],
  [
    `logs of windows-gmsa-webhook-controller-manager:\n${noPem}`,
    'symptom-gm-02: The file with the certificate',
  ],
  [`logs of our own operator:\n${noPem}`, 'symptom-gm-02: The file that the program'],
  ['==> vsphere: Timeout waiting for IP.\n', 'symptom-ub-08: Nothing in the machine'],
  [
    "Message : error syncing 'fleet-default/custom-a-machine-plan': handler secret-watch: error executing instruction 0: exit status 1, requeuing\n",
    'symptom-ub-09: A script of the plan',
  ],
  [
    'If Wi-Fi is off, flanneld makes its network. If Wi-Fi is on, no HNSNetwork of type L2Bridge gets created.\n',
    'symptom-ub-10: HNS makes no l2bridge',
  ],
  [
    'Error from server: Get https://k8s-windowspool2-2509:10250/containerLogs/default/a/b: dial tcp: lookup k8s-windowspool2-2509 on 168.63.129.16:53: no such host\n',
    'symptom-ub-12: The API server calls',
  ],
  [
    `The pod was first on the Windows node.\n\n${wrongType('ext4')}`,
    'symptom-ub-13: The disk was formatted with NTFS',
  ],
  [`All nodes run Linux.\n\n${wrongType('nfs')}`, 'symptom-ub-13: The disk holds another'],
  [
    'Error: failed to start container "install-cni": Error response from daemon: hcsshim::CreateComputeSystem install-cni: The parameter is incorrect.\n',
    'symptom-ub-11: Windows on the host is too old',
  ],
  [
    `gMSA webhook of the chart. cert-manager has renewed the certificate.\n\n${expired}`,
    'symptom-a-01: The gMSA webhook reads',
  ],
  [
    `Nothing was changed.\n\n${expired}`,
    'symptom-a-01: The certificate of the webhook has expired',
  ],
])('%s', (text, cause) => {
  expect(first(text)).toContain(cause)
})

test.each([
  '==> vsphere: Waiting for IP...\n==> vsphere: IP address: 10.0.0.7\n',
  'kubectl logs works, and so does the lookup of win-1.\n',
  'mount -t ext4 /dev/sdd /mnt worked.\n',
  'Wi-Fi is off on the nodes, and the HNS network is there.\n',
  'The certificate input holds PEM data, the gMSA webhook runs.\n',
  'Applying plan with checksum 808969\ninstruction 0: exit status 0\n',
])('no fault: %s', (text) => {
  expect(found(text)).toEqual([])
})
