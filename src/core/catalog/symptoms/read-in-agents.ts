import { verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const antrea = 'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent'
const wmco =
  'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe'
const azure =
  'github Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network'

/** Messages of Antrea, of OpenShift’s operator and of Azure CNI whose one cause their code shows. */
export const readInAgentsSymptoms: readonly Symptom[] = [
  {
    id: 'W-39',
    about: 'node without a pod range for Antrea',
    kind: 'error',
    words: [['failed to find valid IPv4 PodCIDR']],
    printed: [{ by: 'antrea-agent', in: 'antrea-agent log' }],
    causes: [
      {
        cause: verified(
          'The Node has no IPv4 podCIDR, from which antrea-agent makes the HNS network.',
          [`${antrea}/agent_windows.go`],
        ),
        checks: [
          { command: "kubectl get node NODE -o jsonpath='{.spec.podCIDR}'", shows: 'nothing' },
        ],
        remedy: 'Start the controller manager with --allocate-node-cidrs and --cluster-cidr.',
      },
    ],
  },
  {
    id: 'W-40',
    about: 'feature that Antrea lacks on Windows',
    kind: 'error',
    words: [
      // Documentation says so of Windows nodes in general.
      [': IPv6 is not supported on Windows'],
      ['"IPv6 is not supported on Windows'],
      ['WireGuard is not implemented for windows'],
      ['SR-IOV is unsupported on Windows'],
    ],
    printed: [{ by: 'antrea-agent', in: 'antrea-agent log' }],
    causes: [
      {
        cause: verified(
          'The configuration of Antrea asks for what its agent has on Linux alone: IPv6 pods, WireGuard or SR-IOV.',
          [
            `${antrea}/route/route_windows.go`,
            `${antrea}/wireguard/client_windows.go`,
            `${antrea}/cniserver/interface_configuration_windows.go`,
          ],
        ),
        checks: [{ command: 'kubectl -n kube-system get cm antrea-config -o yaml', shows: 'it' }],
        remedy: 'Leave it off in clusters with Windows nodes.',
      },
    ],
  },
  {
    id: 'W-41',
    about: 'uplink of Antrea without an address',
    kind: 'error',
    words: [['Timeout acquiring IP for the adapter']],
    printed: [{ by: 'antrea-agent', in: 'antrea-agent log' }],
    causes: [
      {
        cause: verified(
          'After the HNS network was made, its adapter got no IPv4 address in time.',
          [`${antrea}/util/net_windows.go`],
        ),
        checks: [{ look: 'dhcpStatus in the line', shows: 'true: DHCP did not answer' }],
        remedy:
          'Look why DHCP does not answer on this port, or give the adapter a static address before.',
      },
    ],
  },
  {
    id: 'W-42',
    about: 'instance of an own host',
    kind: 'error',
    words: [
      ['unable to get username for', 'data has an incorrect format'],
      ['node is missing valid username annotation'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'An entry of the ConfigMap windows-instances is not written username=NAME.',
          [`${wmco}/pkg/wiparser/wiparser.go`],
        ),
        likely: [{ says: 'incorrect format' }],
        excluded: [{ says: 'username annotation' }],
        checks: [{ look: 'windows-instances', shows: 'a value without username=' }],
        remedy: 'Write each entry as address: username=NAME.',
      },
      {
        cause: verified(
          'The Node has lost the annotation with the name that the operator logs in with.',
          [`${wmco}/controllers/controllers.go`],
        ),
        excluded: [{ says: 'incorrect format' }],
        checks: [{ command: 'kubectl get node NODE -o yaml', shows: 'no username annotation' }],
        remedy: 'Give the Node that annotation again, as other nodes of the operator have it.',
      },
    ],
  },
  {
    id: 'W-43',
    about: 'userData of Windows machines',
    kind: 'error',
    words: [['invalid content for userData secret']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The secret windows-user-data does not fit the key in cloud-private-key; the machines would not let the operator in.',
          [
            `${wmco}/controllers/windowsmachine_controller.go`,
            `${wmco}/controllers/secret_controller.go`,
          ],
        ),
        checks: [{ look: 'both secrets', shows: 'one is newer than the other' }],
        remedy: 'Delete windows-user-data, so that the operator makes it anew.',
      },
    ],
  },
  {
    id: 'W-44',
    about: 'master interface of Azure CNI',
    kind: 'error',
    words: [['Failed to find the master interface'], ['Failed to find interface by subnet prefix']],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'No adapter of the node has an address in the subnet that CNS or the file names.',
          [`${azure}/network.go`],
        ),
        checks: [{ command: 'ipconfig', shows: 'the addresses; the line has subnetPrefix' }],
        remedy: 'Compare both; after a change of the subnet make the node anew.',
      },
    ],
  },
]
