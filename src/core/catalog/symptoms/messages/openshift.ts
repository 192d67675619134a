import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const hybrid =
  'github ovn-kubernetes/ovn-kubernetes/blob/8871cd9cec9c45d6da1baf9e3b06eb575f49039c/go-controller/hybrid-overlay'
const wmco =
  'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe'

/** Faults of OpenShift: the Windows Machine Config Operator and OVN. */
export const openshiftSymptoms: readonly Symptom[] = [
  {
    id: 'M-NET-65',
    about: 'hybrid overlay Windows version',
    kind: 'error',
    words: [
      ['this version of Windows does not support HostRoute'],
      ['this version of Windows does not support setting the VXLAN'],
    ],
    printed: [{ by: 'hybrid-overlay-node', in: 'log of the service or WICD' }],
    causes: [
      {
        cause: verified(
          'This build of Windows lacks host routes in HNS, or a VXLAN port other than 4789 (2019 has none).',
          ['ovn-node#L47-L55', 'wmco-trouble'],
        ),
        likely: [
          { decision: 'cni', is: ['ovn-kubernetes'] },
          { decision: 'windowsRelease', is: ['ltsc2019'] },
        ],
        checks: [
          {
            command: 'cmd /c ver',
            shows:
              'hybrid overlay VXLAN port of the cluster network: 17763 with a custom port, or unpatched',
          },
        ],
        remedy: 'Take Windows Server 2022 for another port, and the newest update for host routes.',
      },
    ],
  },
  {
    id: 'M-NET-66',
    about: 'hybrid overlay network',
    kind: 'wrapper',
    words: [
      ['unable to create the base overlay network'],
      ['unable to create the overlay network, error'],
      ['unable to add host route policy'],
      ['failed to duplicate network routes to the associated vNIC'],
      ['error creating the network: no DRMAC address'],
    ],
    printed: [{ by: 'hybrid-overlay-node', in: 'log' }],
    causes: [
      {
        cause: verified(
          'HNS refused the network, or lost routes while it was bound; the text behind the colon decides. Often an old network is in the way.',
          ['ovn-node#L149-L335', 'ovn-win#L287'],
        ),
        likely: [{ decision: 'cni', is: ['ovn-kubernetes'] }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy:
          'Remove networks that OVN left over (BaseOVNKubernetesHybridOverlayNetwork, OVNKubernetesHybridOverlayNetwork) and restart the service.',
      },
    ],
  },
  {
    id: 'M-NET-67',
    about: 'hybrid overlay annotation',
    kind: 'warning',
    words: [["can't retrieve the host subnet from the '"], ["couldn't retrieve network with ID '"]],
    printed: [{ by: 'hybrid-overlay-node', in: 'log' }],
    causes: [
      {
        cause: inferred(
          'Another node was deleted or changed, and this agent never had its subnet. The node’s own network is not concerned.',
          ['ovn-node#L241-L248'],
        ),
        likely: [
          { decision: 'cni', is: ['ovn-kubernetes'] },
          { says: "can't retrieve the host subnet" },
        ],
        checks: [
          {
            command: 'kubectl get nodes',
            shows: 'name in the line: the named node is gone or was made again',
          },
        ],
        remedy:
          'Do nothing if that node is gone on purpose. If it exists and is not reached, look at its annotation k8s.ovn.org/hybrid-overlay-node-subnet, then restart the service.',
      },
      {
        cause: inferred('HNS did not answer the question for the node’s own network.', [
          'ovn-node#L241-L248',
        ]),
        likely: [
          { decision: 'cni', is: ['ovn-kubernetes'] },
          { says: "couldn't retrieve network" },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'error or very slow',
          },
        ],
        remedy:
          'Look at the service with Get-Service hns, and drain the node before HNS is restarted.',
      },
    ],
  },
  {
    id: 'M-NET-68',
    about: 'WMCO clean-up',
    kind: 'error',
    words: [
      ['failed ensuring ', 'HNS network is removed'],
      ['unable to ensure HNS networks are removed'],
      ['failed to remove ', 'HNS network with output:'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'operator log' }],
    causes: [
      {
        cause: verified(
          'The operator cannot remove HNS networks: its SSH connection went with the network, or HNS failed.',
          ['windows-machine-config-operator-windows#L1059-L1085'],
        ),
        likely: [{ observed: 'the cluster is OpenShift' }],
        checks: [{ look: 'operator log: lines before', shows: 'SSH error or HNS text' }],
        remedy: 'Let it retry; reboot the instance if the network stays.',
      },
    ],
  },
  {
    id: 'oth-x-wmco-2019',
    about: '2019 never Ready on OpenShift',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified('The cluster uses a VXLAN port of its own.', ['wmco-trouble#L25']),
        likely: [{ observed: 'the distribution is openshift' }],
        checks: [],
        remedy: 'Use images of Windows Server 2022 or 2025.',
      },
    ],
  },
  {
    id: 'oth-x-wmco-worker',
    about: 'Machine becomes no node',
    kind: 'silent',
    words: [
      ['Windows Machine does not become a worker node'],
      ['Windows Machine', 'never becomes a node'],
      ['Windows Machines', 'do not become nodes'],
      ['Windows machines', 'never become nodes'],
    ],
    wordsInferred: true,
    printed: [],
    causes: [
      {
        cause: verified('Several causes; the operator’s log tells which.', ['wmco-trouble#L17']),
        likely: [{ observed: 'the distribution is openshift' }],
        checks: [],
        remedy:
          'oc logs -f deployment/windows-machine-config-operator -n openshift-windows-machine-config-operator',
      },
    ],
  },
  {
    id: 'oth-x-wmco-nic',
    about: 'BYOH host does not join',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('Adapters without device are on, and the host has a static address.', [
          'windows-machine-config-operator-byoh-instance-pre-requisites#L17',
        ]),
        likely: [{ observed: 'the distribution is openshift' }],
        checks: [],
        remedy:
          'Set DeviceLessNicDisabled = 1 below HKLM:\\SYSTEM\\CurrentControlSet\\Services\\hns\\State.',
      },
    ],
  },
  {
    id: 'C-50',
    about: 'machine without address',
    kind: 'error',
    words: [
      ['controller.windowsmachine', 'no IP addresses defined'],
      ['windowsmachine', 'no internal IP address associated'],
      ['no internal ip address associated with machine'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The platform reports no address of the machine. On vSphere that comes from VMware Tools, which the template lacks or which does not run.',
          [
            'github openshift/windows-machine-config-operator/issues/1097',
            'github openshift/windows-machine-config-operator/pull/130',
          ],
        ),
        checks: [
          {
            command: 'oc get machine -n openshift-machine-api -o yaml',
            shows: 'status.addresses is missing',
          },
          { look: 'the machine in vCenter', shows: 'VMware Tools: not running, no address' },
        ],
        remedy:
          'Install VMware Tools in the template, and see that the machine gets an address by DHCP.',
      },
    ],
  },
  {
    id: 'N-08',
    about: 'database of OVN not reached',
    kind: 'error',
    words: [['reconnect|', '6642:', 'connection attempt timed out']],
    printed: [{ by: 'ovn-controller', in: 'ovn-controller.log' }],
    passedBy: [':6642: connected'],
    causes: [
      {
        cause: inferred(
          'The node does not reach the southbound database of OVN, so it never becomes a chassis and gets no flows.',
          ['github ovn-kubernetes/ovn-kubernetes/issues/683'],
        ),
        checks: [
          { command: 'Test-NetConnection MASTER -Port 6642', shows: 'False' },
          { command: 'ovn-sbctl list chassis', shows: 'without this node' },
        ],
        remedy: 'Open TCP 6641 and 6642 of the control plane to the node.',
      },
    ],
  },
  {
    id: 'P-15',
    about: 'WMCO does not start',
    kind: 'error',
    words: [
      [' : network type not supported'],
      ['windows-machine-config-operator', 'exceeded its progress deadline'],
      ['cluster is not configured for OVN hybrid networking'],
      ['invalid OVN hybrid networking configuration'],
      ['error validating k8s version', 'Unsupported server version'],
    ],
    printed: [{ by: 'OpenShift', in: 'ClusterServiceVersion, log of the operator' }],
    causes: [
      {
        cause: inferred('The pod of the operator does not come up; its log says why.', [
          'github openshift/windows-machine-config-operator/issues/1177',
        ]),
        excluded: [
          { says: 'hybrid networking' },
          { says: 'network type' },
          { says: 'server version' },
        ],
        checks: [
          {
            command:
              'oc logs -n openshift-windows-machine-config-operator deploy/windows-machine-config-operator',
            shows: 'the last error',
          },
        ],
        remedy: 'Mend what it says: network without hybrid overlay, missing secret or right.',
      },
      {
        cause: verified(
          'The operator ends where the network of the cluster is not OVN-Kubernetes with a hybrid overlay.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/cluster/config.go#L269-L283',
          ],
        ),
        likely: [{ says: 'hybrid networking' }, { says: 'network type' }],
        checks: [
          { command: 'oc get network.operator cluster -o yaml', shows: 'no hybridOverlayConfig' },
        ],
        remedy: 'Add hybridOverlayConfig with a hybridClusterNetwork.',
      },
      {
        cause: verified(
          'The release of the operator is for other versions of Kubernetes than that of the cluster.',
          ['github openshift/windows-machine-config-operator/issues/1954'],
        ),
        likely: [{ says: 'server version' }],
        checks: [
          { command: 'oc version', shows: 'a version outside of those that the line names' },
        ],
        remedy: 'Install the release of the operator for this version of the cluster.',
      },
    ],
  },
  {
    id: 'P-32',
    about: 'SSH of WMCO',
    kind: 'error',
    words: [
      ['unable to connect to Windows VM'],
      ['SSH authentication failed:', 'unable to authenticate'],
      ['configuring host', 'ssh: unable to authenticate'],
      ['SSH dial', 'unable to authenticate'],
      ['MachineSetupFailure', 'authentication failure'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log, events of the Machine' }],
    causes: [
      {
        cause: verified(
          'The machine does not take the key of the secret cloud-private-key: it was made with another one. The operator deletes a Machine of a MachineSet for that.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/controllers/windowsmachine_controller.go#L335-L344',
          ],
        ),
        likely: [{ says: 'authenticat' }],
        excluded: [{ says: 'timed out waiting' }, { says: 'windows-instances' }],
        checks: [
          {
            look: 'C:\\ProgramData\\ssh\\administrators_authorized_keys',
            shows: 'not the public half of that key',
          },
        ],
        remedy: 'Keep the secret as it was, or make the machines again; put the key into images.',
      },
      {
        cause: inferred(
          'Port 22 of the machine does not answer: it still runs its first start, OpenSSH is not installed in the image, or a firewall is in the way.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/windows/connectivity.go#L121-L143',
          ],
        ),
        excluded: [{ says: 'authenticat' }],
        checks: [{ command: 'Test-NetConnection MACHINE -Port 22', shows: 'False' }],
        remedy: 'Install and start sshd in the image, open port 22 from the cluster.',
      },
    ],
  },
  {
    id: 'P-33',
    about: 'key of WMCO',
    kind: 'error',
    words: [
      ['unable to create signer from private key secret'],
      ["cloud-private-key missing 'private-key.pem'"],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The secret cloud-private-key is missing in the namespace of the operator, or its key private-key.pem holds no private key.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/secrets/secrets.go#L21-L46',
          ],
        ),
        checks: [
          {
            command:
              'oc get secret cloud-private-key -n openshift-windows-machine-config-operator -o yaml',
            shows: 'not found, or another key',
          },
        ],
        remedy: 'Create it: --from-file=private-key.pem=FILE, a key without passphrase.',
      },
    ],
  },
  {
    id: 'P-34',
    about: 'name of a node with WMCO',
    kind: 'error',
    words: [['unable to map node name to the'], ['comply with naming rules defined in RFC1123']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log, events of the CSR' }],
    causes: [
      {
        cause: verified(
          'The name of the node has letters that Kubernetes does not take: capital ones, or an underscore.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/csr/csr.go#L232-L240',
          ],
        ),
        likely: [{ says: 'RFC1123' }],
        excluded: [{ says: 'unable to map node name' }],
        checks: [{ command: 'hostname', shows: 'capital letters' }],
        remedy: 'Rename the machine in small letters, digits and hyphens.',
      },
      {
        cause: inferred(
          'WMCO finds no instance of this name, so that its CSR stays Pending: the address in windows-instances has no PTR record, and SSH did not tell the name.',
          [
            'github openshift/windows-machine-config-operator/pull/2256',
            'github openshift/windows-machine-config-operator/pull/4551',
          ],
        ),
        excluded: [{ says: 'RFC1123' }],
        checks: [{ command: 'nslookup ADDRESS', shows: 'no name, or another' }],
        remedy: 'Add the PTR record, or name the instance by DNS in windows-instances.',
      },
    ],
  },
  {
    id: 'P-91',
    about: 'hybrid overlay that does not come up',
    kind: 'error',
    words: [
      ['waiting for k8s.ovn.org/hybrid-overlay', 'node annotation'],
      ['timeout waiting for OVN overlay HNS networks'],
      ['timeout waiting for OpenShift HNS networks'],
    ],
    printed: [{ by: 'WMCO', in: 'log of the operator' }],
    causes: [
      {
        cause: verified(
          'The cluster has a VXLAN port of its own, which Windows Server 2019 does not take: the hybrid overlay ends on the node.',
          ['github openshift/windows-machine-config-operator/issues/340'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2019'] }],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2022', 'ltsc2025'] }],
        checks: [
          {
            command: "oc get network.operator cluster -o jsonpath='{.spec.defaultNetwork}'",
            shows: 'hybridOverlayVXLANPort',
          },
        ],
        remedy: 'Take an image of Windows Server 2022; on vSphere the port has to stay.',
      },
      {
        cause: inferred(
          'Hybrid networking is off in the cluster, or hybrid-overlay-node does not run on the node.',
          ['wmco-tree docs/wmco-prerequisites.md#L47'],
        ),
        checks: [
          {
            look: 'C:\\var\\log\\hybrid-overlay\\hybrid-overlay.log on the node',
            shows: 'an error',
          },
        ],
        remedy: 'Look at hybridOverlayConfig of the network operator, then at that log.',
      },
    ],
  },
  {
    id: 'PR-28',
    about: 'private key of the operator',
    kind: 'error',
    words: [['unable to parse private key: ssh: no key found']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The Secret cloud-private-key holds no private key in PEM form: an empty file, the public key, or one encoded twice.',
          ['github openshift/windows-machine-config-operator/pull/1946'],
        ),
        checks: [
          {
            command:
              'oc get secret cloud-private-key -n openshift-windows-machine-config-operator -o jsonpath="{.data.private-key\\.pem}" | base64 -d',
            shows: 'a text that does not begin with -----BEGIN',
          },
        ],
        remedy:
          'Make the Secret anew from the file of the private key: --from-file=private-key.pem=FILE.',
      },
    ],
  },
  {
    id: 'A-08',
    about: 'OVN of different times',
    kind: 'error',
    words: [['lflow|WARN|error parsing actions', 'expecting action']],
    printed: [{ by: 'ovn-controller', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'OVN on this node is older than that of the control plane and does not know an action, so that some pods are not reached.',
          ['github ovn-kubernetes/ovn-kubernetes/issues/657'],
        ),
        checks: [{ command: 'ovn-controller --version', shows: 'another one than on the masters' }],
        remedy: 'Install the same OVN and Open vSwitch on all nodes.',
      },
    ],
  },
  {
    id: 'A-18',
    about: 'private key of the operator',
    kind: 'error',
    weak: 'message',
    words: [['Unable to retrieve private key, please ensure it is created']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The secret cloud-private-key is not there, with which the operator logs on to the machines.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/README.md#L25',
          ],
        ),
        likely: [{ observed: 'again and again', repeats: true }],
        excluded: [{ says: 'the cache is not started' }],
        checks: [
          {
            command: 'oc get secret cloud-private-key -n openshift-windows-machine-config-operator',
            shows: 'NotFound',
          },
        ],
        remedy: 'Create it from private-key.pem, in the namespace of the operator.',
      },
      {
        cause: inferred(
          'The operator just starts, and looks for the secret before it can read any.',
          ['github openshift/windows-machine-config-operator/pull/2166'],
        ),
        likely: [{ observed: 'the line comes once' }],
        checks: [{ look: 'the lines behind it', shows: 'controllers start' }],
        remedy: 'Nothing to do where it comes once, at the start.',
      },
    ],
  },
  {
    id: 'W-11',
    about: 'management port of OVN',
    kind: 'error',
    words: [
      ['ovnkube', 'failed to get mac address'],
      ['failed to get mac address of', 'k8s'],
    ],
    wordsInferred: true,
    printed: [{ by: 'ovnkube', in: 'log of ovnkube on the node' }],
    causes: [
      {
        cause: inferred(
          'The external HNS network is gone: before KB4482887 Windows Server 2019 does not keep it over a restart.',
          ['github ovn-kubernetes/ovn-kubernetes/issues/429'],
        ),
        checks: [{ command: 'Get-HnsNetwork | Select Name,Type', shows: 'no external network' }],
        remedy: 'Update Windows, and make the network again with the setup of the node.',
      },
    ],
  },
  {
    id: 'W-28',
    about: 'hybrid overlay without its annotations',
    kind: 'error',
    words: [
      ['missing node subnet and/or node IP'],
      ['missing distributed router MAC annotation'],
      ["missing node name; use the 'node' flag"],
    ],
    printed: [{ by: 'hybrid-overlay-node', in: 'hybrid-overlay log' }],
    causes: [
      {
        cause: verified('hybrid-overlay-node was started without --node.', [
          `${hybrid}/cmd/hybrid-overlay-node/hybrid-overlay-node.go`,
        ]),
        likely: [{ says: 'missing node name' }],
        excluded: [{ says: 'missing node subnet' }, { says: 'router MAC' }],
        checks: [{ command: 'sc.exe qc hybrid-overlay-node', shows: 'no --node' }],
        remedy: 'Start it with --node and the name of the node.',
      },
      {
        cause: verified(
          'A node lacks the annotations of the hybrid overlay, which the control plane of OVN-Kubernetes sets.',
          [`${hybrid}/pkg/controller/node.go`],
        ),
        excluded: [{ says: 'missing node name' }],
        checks: [
          {
            command: 'kubectl get node NODE -o yaml',
            shows: 'no k8s.ovn.org/hybrid-overlay-node-subnet or -distributed-router-gateway-mac',
          },
        ],
        remedy: 'Turn hybridOverlayConfig on with a range of its own, and wait for ovnkube.',
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
    id: 'D-13',
    about: 'network of the hybrid overlay',
    kind: 'error',
    words: [['OVNKubernetesHybridOverlayNetwork not found']],
    printed: [{ by: 'win-overlay', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The HNS network that hybrid-overlay-node makes is not there: it does not run, or the cluster has no hybrid overlay.',
          ['github openshift/windows-machine-config-bootstrapper/issues/210'],
        ),
        checks: [{ command: 'Get-Service hybrid-overlay-node; Get-HnsNetwork', shows: 'which' }],
        remedy: 'Set hybridOverlayConfig in the network of the cluster; start the service.',
      },
    ],
  },
  {
    id: 'NW-04',
    about: 'node without the subnet of the hybrid overlay',
    kind: 'error',
    weak: 'message',
    words: [['k8s.ovn.org/hybrid-overlay', 'annotation is missing on that node']],
    printed: [{ by: 'hybrid-overlay-node', in: 'its log on the Windows node' }],
    causes: [
      {
        cause: inferred(
          'The cluster gave the node no subnet of the hybrid overlay: hybridOverlayConfig is not set, or hybrid-overlay-node is of another release than the cluster and looks for an annotation of another name.',
          [
            'github openshift/windows-machine-config-bootstrapper/pull/121',
            'wmco-tree docs/wmco-prerequisites.md#L47',
          ],
        ),
        checks: [
          {
            command: 'oc get node NODE -o yaml',
            shows: 'no annotation k8s.ovn.org/hybrid-overlay-node-subnet',
          },
        ],
        remedy:
          'Set hybridOverlayConfig of the network operator, and use the program of the same release.',
      },
    ],
  },
  {
    id: 'SR-65',
    about: 'key of WMCO that is too weak',
    kind: 'error',
    words: [
      ['RSA key size is', 'which is considered weak'],
      ['DSA keys are deprecated and considered weak'],
      ['found ECDSA key with small curve'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The private key in cloud-private-key is of a kind or size that WMCO refuses: DSA, or RSA below 2048 bits.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/signer/signer.go#L34-L78',
          ],
        ),
        checks: [
          {
            command: 'ssh-keygen -l -f private-key.pem',
            shows: 'fewer than 2048 bits, or DSA',
          },
        ],
        remedy:
          'Make a key of Ed25519 or RSA with 4096 bits, put it into the secret, and its public half onto own hosts.',
      },
    ],
  },
  {
    id: 'SR-66',
    about: 'host key that changed under WMCO',
    kind: 'error',
    words: [
      ['sshConnectivity', 'ssh: host key mismatch'],
      ['error instantiating SSH client', 'ssh: host key mismatch'],
      ['host key changed during connection attempts'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The host answers with another SSH key than the one that WMCO keeps for this address: it was installed anew, or another machine has its address.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/windows/hostkey.go#L72-L154',
          ],
        ),
        checks: [
          { command: 'ssh-keyscan ADDRESS', shows: 'a key that the new host has' },
          { look: 'age of the host and of its Node', shows: 'the host is younger' },
        ],
        remedy:
          'Where the host is the right one: remove it from windows-instances, or delete its Machine, so that Node and stored key go, and add it again.',
      },
    ],
  },
  {
    id: 'SR-67',
    about: 'rotation of logs in WMCO',
    kind: 'error',
    words: [['invalid log configuration: ', 'SERVICES_LOG_']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'SERVICES_LOG_FILE_SIZE is no amount such as 100Mi, or SERVICES_LOG_FILE_AGE or SERVICES_LOG_FLUSH_INTERVAL no time such as 168h (a day has no letter there); the operator ends.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/logconfig/logconfig.go#L76-L142',
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/cmd/operator/main.go#L162-L165',
          ],
        ),
        checks: [
          {
            command: 'oc get subscription -n openshift-windows-machine-config-operator -o yaml',
            shows: 'config.env',
          },
        ],
        remedy: 'Correct the variables in the subscription.',
      },
    ],
  },
  {
    id: 'SR-68',
    about: 'name of an own host in DNS',
    kind: 'error',
    words: [['failed to lookup DNS for IP'], ['unable to create instance info: lookup']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'windows-instances has the address of the host, and DNS of the cluster has no name for it, which WMCO compares with the name in the certificate request.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/csr/csr.go#L273-L287',
          ],
        ),
        likely: [{ says: 'failed to lookup DNS for IP' }],
        excluded: [{ says: 'unable to create instance info' }],
        checks: [{ command: 'nslookup ADDRESS', shows: 'from a pod: no name' }],
        remedy: 'Add a PTR record, or write the name of the host in windows-instances.',
      },
      {
        cause: verified(
          'windows-instances has the name of the host, and DNS of the cluster knows no IPv4 address of it.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/instance/instance.go#L30-L36',
          ],
        ),
        likely: [{ says: 'unable to create instance info' }],
        excluded: [{ says: 'failed to lookup DNS for IP' }],
        checks: [{ command: 'nslookup NAME', shows: 'from a pod: no address' }],
        remedy: 'Add an A record, or write the address in windows-instances.',
      },
    ],
  },
  {
    id: 'SR-69',
    about: 'feature that WMCO installs',
    kind: 'error',
    words: [['failed to enable required Windows feature']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'Install-WindowsFeature for Containers failed on the host; what stands behind output: says why.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/windows/windows.go#L1090-L1097',
          ],
        ),
        checks: [
          {
            command: 'Install-WindowsFeature -Name Containers',
            shows:
              'on the host: no such command (no Server), no source of files, or a reboot that is pending',
          },
        ],
        remedy:
          'Use Windows Server, restart a host that waits for it, or give it a source of features.',
      },
    ],
  },
  {
    id: 'SR-70',
    about: 'namespace that WMCO watches',
    kind: 'error',
    words: [
      ['WMCO has an invalid target namespace'],
      ['monitoring label must have a boolean value'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The OperatorGroup names all or several namespaces; WMCO runs for its own alone.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/cmd/operator/main.go#L233-L240',
          ],
        ),
        likely: [{ says: 'invalid target namespace' }],
        excluded: [{ says: 'monitoring label' }],
        checks: [
          { command: 'oc get operatorgroup -A -o yaml', shows: 'targetNamespaces: none, or two' },
        ],
        remedy: 'Install it with an OperatorGroup whose one target is its own namespace.',
      },
      {
        cause: verified(
          'The label openshift.io/cluster-monitoring of the namespace is neither true nor false.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/controllers/metric_controller.go#L95-L104',
          ],
        ),
        likely: [{ says: 'monitoring label' }],
        excluded: [{ says: 'invalid target namespace' }],
        checks: [
          {
            command: 'oc get namespace openshift-windows-machine-config-operator --show-labels',
            shows: 'another word',
          },
        ],
        remedy: 'Set the label to true.',
      },
    ],
  },
  {
    id: 'SR-74',
    about: 'user name that WMCO cannot read again',
    kind: 'error',
    words: [
      ['unable to decrypt username annotation'],
      ['unable to decrypt message using given key'],
    ],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'WMCO keeps the user of a host in an annotation of its Node, encrypted with the private key in cloud-private-key, and the secret holds another key now.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/controllers/controllers.go#L100-L123',
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/crypto/crypto.go#L74-L122',
          ],
        ),
        checks: [
          {
            command:
              'oc get secret cloud-private-key -n openshift-windows-machine-config-operator -o yaml',
            shows: 'a key that was changed after the node joined',
          },
        ],
        remedy:
          'Put the former key back, or remove the host from windows-instances (or its Machine) and add it again with the new one.',
      },
    ],
  },
  {
    id: 'SR-75',
    about: 'Node of a host that WICD does not find',
    kind: 'error',
    words: [['could not find node object associated with this instance']],
    printed: [{ by: 'windows-instance-config-daemon', in: 'its log on the host' }],
    causes: [
      {
        cause: verified(
          'No Node of the cluster has an IPv4 address of this host: the kubelet has not registered, or did so with another address.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/daemon/controller/controller.go#L694-L707',
          ],
        ),
        checks: [
          {
            command: 'oc get node -o wide; ipconfig',
            shows: 'INTERNAL-IP that the host does not have',
          },
        ],
        remedy:
          'See why the kubelet does not register; give the host the address under which windows-instances names it.',
      },
    ],
  },
]
