import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const secrets =
  'github kubernetes-sigs/secrets-store-csi-driver/blob/0aad886f70e94a6037325f4eaba4660338dde448/pkg/secrets-store/'
const smb =
  'github kubernetes-csi/csi-driver-smb/blob/95c6968057eeab711c5913fa6c26295759b6ceb3/pkg/mounter/safe_mounter_host_process_windows.go'
const operator =
  'github tigera/operator/blob/40788b9b6bef9d94e77b2e0d7a5eed7e17e2364c/pkg/controller/installation/windows_controller.go'
const rke2 = 'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/'
const antrea = 'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/'
const tools =
  'github microsoft/Windows-Containers/blob/d08f0514f9afece81df76b98e744d1ac0bfc33c1/helpful_tools/'
const ebs =
  'github kubernetes-sigs/aws-ebs-csi-driver/blob/429e202e589798e55c0f8ddcc81b2850b7f000d0/pkg/mounter/mount_windows_proxyV1.go'
const azureDisk =
  'github kubernetes-sigs/azuredisk-csi-driver/blob/d983d613b6dd04af5bcc886d309b8de6ea5637b6/pkg/azuredisk/nodeserver.go'
const exporter =
  'github prometheus-community/windows_exporter/blob/589ec15d12b25894f425d72d7a2396c9344b00a0/'

/** Messages of drivers, agents and scripts, as their code gives them. */
export const readInDriverSymptoms: readonly Symptom[] = [
  {
    id: 'W-45',
    about: 'volume of secrets',
    kind: 'error',
    words: [
      ['secretProviderClass is not set'],
      ['failed to get secretproviderclass'],
      ['Readonly is not true in request'],
    ],
    printed: [{ by: 'secrets-store-csi-driver', in: 'pod events' }],
    causes: [
      {
        cause: verified('The volume lacks readOnly: true.', [`${secrets}nodeserver.go#L208`]),
        likely: [{ says: 'Readonly is not true' }],
        excluded: [{ says: 'secretproviderclass' }],
        checks: [{ look: 'csi of the volume', shows: 'no readOnly: true' }],
        remedy: 'Set it.',
      },
      {
        cause: verified('The volume names no SecretProviderClass.', [
          `${secrets}nodeserver.go#L180`,
        ]),
        likely: [{ says: 'is not set' }],
        excluded: [{ says: 'failed to get' }, { says: 'Readonly is not' }],
        checks: [{ look: 'volumeAttributes of the volume', shows: 'no secretProviderClass' }],
        remedy: 'Name it there.',
      },
      {
        cause: inferred('The namespace of the pod has no SecretProviderClass of this name.', [
          `${secrets}nodeserver.go#L184`,
        ]),
        excluded: [{ says: 'is not set' }, { says: 'Readonly is not' }],
        checks: [
          { command: 'kubectl get secretproviderclass -n NAMESPACE', shows: 'not this name' },
        ],
        remedy: 'Make it in that namespace.',
      },
    ],
  },
  {
    id: 'W-46',
    about: 'credentials of a share',
    kind: 'error',
    words: [['empty mountOptions(len:', 'sensitiveMountOptions(len:']],
    printed: [{ by: 'drivers for SMB', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: verified(
          'Windows mounts a share with an account only, and the driver was given none.',
          [`${smb}#L49`],
        ),
        checks: [
          {
            look: 'nodeStageSecretRef, and its secret',
            shows: 'none, or no username and password',
          },
        ],
        remedy: 'Name a secret with username and password.',
      },
    ],
  },
  {
    id: 'W-47',
    about: 'what the operator of Calico asks for on Windows',
    kind: 'error',
    words: [
      ['StrictAffinity is false'],
      ['Invalid StrictAffinity'],
      ['Installation.Spec.WindowsNodes is nil'],
    ],
    printed: [{ by: 'tigera-operator', in: 'its log, tigerastatus' }],
    causes: [
      {
        cause: verified('The Installation has no windowsNodes yet.', [`${operator}#L274`]),
        likely: [{ says: 'WindowsNodes is nil' }],
        excluded: [{ says: 'StrictAffinity' }],
        checks: [{ command: 'kubectl get installation default -o yaml', shows: 'no windowsNodes' }],
        remedy: 'Set windowsDataplane: HNS and serviceCIDRs in it.',
      },
      {
        cause: verified(
          'With Windows nodes the IPAM of Calico must not lend addresses of other nodes.',
          [`${operator}#L313`],
        ),
        excluded: [{ says: 'WindowsNodes is nil' }],
        checks: [
          {
            command: 'kubectl get ipamconfigurations default -o yaml',
            shows: 'strictAffinity false',
          },
        ],
        remedy:
          'kubectl patch ipamconfigurations default --type merge --patch=\'{"spec": {"strictAffinity": true}}\'',
      },
    ],
  },
  {
    id: 'W-48',
    about: 'agents of RKE2 that wait',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [
      ["Flanneld can't start because it can't find node"],
      ["Can't find Calico_ep HNS endpoint, retrying"],
    ],
    printed: [{ by: 'rke2', in: 'its log' }],
    passedBy: ['Flanneld can start'],
    causes: [
      {
        cause: verified(
          'The node is not registered yet: the kubelet does not run, or uses another name.',
          [`${rke2}flannel.go#L270`],
        ),
        likely: [{ says: 'Flanneld' }],
        excluded: [{ says: 'Calico_ep' }],
        checks: [{ command: 'kubectl get nodes', shows: 'not this node' }],
        remedy: 'Mend what the log of the kubelet says.',
      },
      {
        cause: verified(
          'calico-node has not made its endpoint Calico_ep, from which kube-proxy gets its source VIP.',
          [`${rke2}calico.go#L548`],
        ),
        excluded: [{ says: 'Flanneld' }],
        checks: [
          { command: 'Get-HnsEndpoint | Where-Object Name -eq Calico_ep', shows: 'nothing' },
        ],
        remedy: 'Mend what calico-node logs.',
      },
    ],
  },
  {
    id: 'W-49',
    about: 'kernel driver of Open vSwitch',
    kind: 'error',
    words: [
      ['Failed to install OVS driver'],
      ['Waiting for ovsdb-server running timeout'],
      ['Waiting for ovsdb-vswitchd running timeout'],
    ],
    printed: [{ by: 'scripts of Antrea', in: 'log of the init container, console' }],
    causes: [
      {
        cause: inferred('Windows does not load the driver, which is signed for tests only.', [
          `${antrea}build/charts/antrea-windows/conf/ovs/Install-OVSDriver.ps1`,
          'github antrea-io/antrea/issues/5805',
        ]),
        likely: [{ says: 'OVS driver' }],
        excluded: [{ says: 'running timeout' }],
        checks: [
          { command: 'bcdedit /enum; Confirm-SecureBootUEFI', shows: 'no testsigning, or True' },
        ],
        remedy:
          'Use a signed driver, or bcdedit /set testsigning on without Secure Boot, and restart.',
      },
      {
        cause: inferred('The service of Open vSwitch does not come up.', [
          `${antrea}hack/windows/Helper.psm1`,
        ]),
        excluded: [{ says: 'OVS driver' }],
        checks: [{ command: 'Get-Service ovsdb-server, ovs-vswitchd', shows: 'Stopped' }],
        remedy: 'See C:\\openvswitch\\var\\log\\openvswitch.',
      },
    ],
  },
  {
    id: 'W-50',
    about: 'runtime that a script looks for',
    kind: 'error',
    words: [
      ['service was not detected - please install and start containerd'],
      ['Containerd Daemon did not start successfully within'],
      ['Docker Daemon did not start successfully within'],
    ],
    printed: [{ by: 'scripts that prepare a node', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The pipe of containerd is not there: it is not installed, or does not run.',
          [`${antrea}hack/windows/Prepare-Node.ps1#L73`],
        ),
        likely: [{ says: 'was not detected' }],
        excluded: [{ says: 'did not start' }],
        checks: [{ command: 'Get-Service containerd', shows: 'nothing, or Stopped' }],
        remedy: 'containerd.exe --register-service; Start-Service containerd',
      },
      {
        cause: inferred('The service did not come up; its own log says why.', [
          `${tools}Install-ContainerdRuntime/install-containerd-runtime.ps1#L679`,
        ]),
        excluded: [{ says: 'was not detected' }],
        checks: [
          {
            command: 'Get-EventLog Application -Newest 20',
            shows: 'errors of docker or containerd',
          },
        ],
        remedy: 'Mend what it names; restart the host if the feature Containers was just added.',
      },
    ],
  },
  {
    id: 'W-51',
    about: 'configuration of windows_exporter',
    kind: 'error',
    words: [
      ['configuration file validation error'],
      ['failed to open configuration file'],
      ['containerd state directory does not exist'],
    ],
    printed: [{ by: 'windows_exporter', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The file has a key that this version does not know, or is no valid YAML.',
          [`${exporter}internal/config/config.go#L143`],
        ),
        likely: [{ says: 'validation error' }],
        excluded: [{ says: 'failed to open' }, { says: 'state directory' }],
        checks: [{ look: 'the line that the message names', shows: 'the key' }],
        remedy: 'Write it as this version has it.',
      },
      {
        cause: verified('The file is not where --config.file says.', [
          `${exporter}internal/config/config.go#L125`,
        ]),
        likely: [{ says: 'failed to open' }],
        excluded: [{ says: 'validation error' }, { says: 'state directory' }],
        checks: [{ command: 'Test-Path FILE', shows: 'False' }],
        remedy: 'In a HostProcess pod begin the path with %CONTAINER_SANDBOX_MOUNT_POINT%.',
      },
      {
        cause: verified(
          'It looks for HostProcess containers in a folder that containerd does not use.',
          [`${exporter}internal/collector/container/container.go#L625`],
        ),
        excluded: [{ says: 'validation error' }, { says: 'failed to open' }],
        checks: [{ look: 'state in config.toml of containerd', shows: 'another folder' }],
        remedy: 'Name it with --collector.container.containerd-state-dir.',
      },
    ],
  },
  {
    id: 'W-52',
    about: 'disk that Windows does not show',
    kind: 'error',
    words: [
      ['failed to find disk on lun'],
      ['findDiskByLun(', 'failed'],
      ['disk number for device path', 'not found'],
    ],
    printed: [{ by: 'drivers of Azure and AWS', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: inferred('The disk was attached, and Windows does not show it, or not yet.', [
          `${azureDisk}#L691`,
          `${ebs}#L322`,
          `${ebs}#L503`,
        ]),
        checks: [{ command: 'Update-HostStorageCache; Get-Disk', shows: 'not this disk' }],
        remedy:
          'Where it does not come, delete the pod, so that the disk is detached and attached anew.',
      },
    ],
  },
]
