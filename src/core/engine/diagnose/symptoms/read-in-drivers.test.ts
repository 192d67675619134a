import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const first = (text: string) => {
  const [found] = matchSymptoms([{ file: 'paste.txt', text }], {})
  return found && `${found.id}: ${found.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'w-45: The namespace',
    'rpc error: code = Unknown desc = failed to get secretproviderclass shop/keys, error: SecretProviderClass.secrets-store.csi.x-k8s.io "keys" not found',
  ],
  [
    'w-45: The volume lacks',
    'rpc error: code = InvalidArgument desc = Readonly is not true in request',
  ],
  ['w-45: The volume names', 'rpc error: code = Unknown desc = secretProviderClass is not set'],
  [
    'w-46: Windows mounts',
    'empty mountOptions(len: 0) or sensitiveMountOptions(len: 0) is not allowed',
  ],
  [
    'w-47: With Windows nodes',
    "StrictAffinity is false, it must be set to 'true' in the default IPAMConfiguration when using Calico IPAM on Windows",
  ],
  ['w-47: The Installation', 'Installation.Spec.WindowsNodes is nil'],
  [
    'w-48: The node is not',
    'level=warning msg="Flanneld can\'t start because it can\'t find node, retrying win-1"',
  ],
  ['w-48: calico-node', 'level=warning msg="Can\'t find Calico_ep HNS endpoint, retrying"'],
  ['w-49: Windows does not load', 'Failed to install OVS driver'],
  ['w-49: The service', 'Waiting for ovsdb-server running timeout, exit'],
  [
    'w-50: The pipe',
    'Write-Error: ContainerD service was not detected - please install and start containerD before calling PrepareNode.ps1',
  ],
  ['w-50: The service', 'Containerd Daemon did not start successfully within 1 minute.'],
  [
    'w-51: The file has a key',
    'level=ERROR msg="configuration file validation error: yaml: line 3: field collector not found"',
  ],
  [
    'w-51: The file is not',
    'failed to open configuration file: open C:\\config.yml: The system cannot find the file specified.',
  ],
  [
    'w-51: It looks',
    'level=WARN msg="containerd state directory does not exist" path=C:\\ProgramData\\containerd\\state',
  ],
  [
    'w-52: The disk',
    'failed to find disk on lun 0. azureDisk - findDiskByLun(0) failed within timeout',
  ],
  ['w-52: The disk', 'disk number for device path "xvdf" volume id "vol-1" not found'],
])('%s: %s', (start, text) => expect(first(text)).toContain(start))

test.each([
  [
    'of a raw block device names the device alone',
    'MapVolume.MapPodDevice failed for volume "pvc-1" : rpc error: code = Unknown desc = not an absolute Windows path: 2',
    ['symptom-w-76'],
  ],
  [
    'of a folder names the folder',
    'MountVolume.MountDevice failed for volume "pvc-1" : rpc error: code = Unknown desc = not an absolute Windows path: /var/lib/kubelet',
    ['symptom-w-01'],
  ],
])('a path that csi-proxy refuses, %s', (_, text, ids) =>
  expect(matchSymptoms([{ file: 'paste.txt', text }], {}).map(({ id }) => id)).toEqual(ids),
)
