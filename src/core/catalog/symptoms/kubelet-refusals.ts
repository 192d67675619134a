import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What a kubelet says of flags and fields on which it stops, and the shim of Windows of a handler. */
export const kubeletRefusalSymptoms: readonly Symptom[] = [
  {
    id: 'HO-01',
    about: 'labels of a reserved namespace',
    kind: 'error',
    words: [
      ['labels specified with --node-labels: ['],
      ["'kubernetes.io' or 'k8s.io' labels specified with --node-labels"],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'From 1.16 on the kubelet stops on labels of kubernetes.io and k8s.io that it may not give itself, such as node-role.kubernetes.io/…; the message names them.',
          [
            'k8s v1.16.0/cmd/kubelet/app/options/options.go',
            'k8s v1.26.0/cmd/kubelet/app/options/options.go',
          ],
        ),
        checks: [
          {
            look: '--node-labels of the kubelet, nodeRegistration.kubeletExtraArgs',
            shows: 'a label of kubernetes.io below no allowed prefix',
          },
        ],
        remedy:
          'Take the label out of --node-labels, and give it to the Node object with kubectl label; or use a prefix of your own or node.kubernetes.io.',
      },
    ],
  },
  {
    id: 'HO-02',
    about: 'unknown word in enforceNodeAllocatable',
    kind: 'error',
    words: [['option', 'specified for enforceNodeAllocatable']],
    settledBy: ['kubelet-cgroups', 'kubelet-config-cgroups'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The value of --enforce-node-allocatable reached the kubelet with its two quotation marks, as characters: an empty value has none.',
          [
            'k8s 0ea83df1135d2477e564f66f5a78d82a7b8633df/pkg/kubelet/apis/config/validation/validation.go',
          ],
        ),
        likely: [{ says: '\\"\\"' }, { says: "''" }],
        checks: [
          { command: 'nssm get kubelet AppParameters', shows: 'quotation marks behind the flag' },
        ],
        remedy:
          'Write --enforce-node-allocatable= with nothing behind it, or enforceNodeAllocatable: [] in the file.',
      },
      {
        cause: verified('The list has a word that the kubelet does not know.', [
          'k8s 0ea83df1135d2477e564f66f5a78d82a7b8633df/pkg/kubelet/apis/config/validation/validation.go',
        ]),
        checks: [
          {
            look: 'the word in the message',
            shows: 'none of pods, system-reserved, kube-reserved, none',
          },
        ],
        remedy: 'On Windows enforceNodeAllocatable is [].',
      },
    ],
  },
  {
    id: 'HO-03',
    about: 'kubelet without the pipe of a runtime',
    kind: 'error',
    words: [
      ['container runtime endpoint address was not specified'],
      ['containerRuntimeEndpoint was not specified'],
      ['containerd.sock', 'A socket operation'],
      ['containerd.sock', 'connectex'],
    ],
    wordsInferred: true,
    settledBy: ['kubelet-endpoint-given', 'kubelet-runtime-endpoint', 'kubelet-file-endpoint'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'Nobody told the kubelet the pipe of the runtime: 1.26 has no default then and stops, from 1.27 on it looks for the socket of Linux.',
          [
            'k8s v1.26.0/cmd/kubelet/app/options/options.go',
            'k8s 0ea83df1135d2477e564f66f5a78d82a7b8633df/pkg/kubelet/apis/config/validation/validation.go',
            'k8s v1.27.0/pkg/kubelet/apis/config/v1beta1/defaults.go',
          ],
        ),
        checks: [
          {
            look: 'the command line of the kubelet and its file',
            shows: 'no --container-runtime-endpoint and no containerRuntimeEndpoint',
          },
        ],
        remedy:
          'Give --container-runtime-endpoint=npipe:////./pipe/containerd-containerd, or containerRuntimeEndpoint in the file from 1.27 on.',
      },
    ],
  },
  {
    id: 'HO-08',
    about: 'log query without its gate',
    kind: 'error',
    words: [['NodeLogQuery feature gate is required']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified('enableSystemLogQuery is true, and the gate NodeLogQuery is off.', [
          'k8s 0ea83df1135d2477e564f66f5a78d82a7b8633df/pkg/kubelet/apis/config/validation/validation.go',
        ]),
        checks: [{ look: 'featureGates of the kubelet', shows: 'no NodeLogQuery: true' }],
        remedy: 'Set the gate NodeLogQuery to true, or take enableSystemLogQuery out.',
      },
    ],
  },
  {
    id: 'HO-04',
    about: 'priority class of the process',
    kind: 'error',
    words: [['unknown priority class']],
    settledBy: ['flag-value'],
    printed: [{ by: 'kubelet, kube-proxy', in: 'kubelet log, kube-proxy log' }],
    causes: [
      {
        cause: verified(
          '--windows-priorityclass has a value that is none of the six names of Windows, which end in _PRIORITY_CLASS.',
          ['k8s 04791b4906602ffda5ccf9bc4c84d3329f1d7080/cmd/kubelet/app/init_windows.go'],
        ),
        checks: [{ look: '--windows-priorityclass', shows: 'HIGH, Normal or the like' }],
        remedy: 'Write the whole name, such as ABOVE_NORMAL_PRIORITY_CLASS.',
      },
    ],
  },
  {
    id: 'HO-05',
    about: 'runtime that a kubelet does not have',
    kind: 'error',
    words: [['unsupported CRI runtime']],
    settledBy: ['flag-value'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          '--container-runtime is neither docker nor remote: other runtimes, containerd among them, are remote ones.',
          ['k8s v1.14.0/pkg/kubelet/config/flags.go'],
        ),
        checks: [{ look: '--container-runtime', shows: 'containerd or another name' }],
        remedy:
          'Write --container-runtime=remote with --container-runtime-endpoint=npipe:////./pipe/containerd-containerd.',
      },
    ],
  },
  {
    id: 'HO-06',
    about: 'handler without a platform',
    kind: 'error',
    words: [['invalid runtime sandbox platform']],
    settledBy: ['containerd-handler-platform'],
    printed: [{ by: 'containerd-shim-runhcs-v1', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: verified(
          'The shim of containerd 2.2.0 to 2.2.2 refuses a handler whose options have no SandboxPlatform, as that for Hyper-V which containerd has built in.',
          ['github microsoft/hcsshim/issues/2619', 'github microsoft/hcsshim/pull/2620'],
        ),
        checks: [
          {
            command: 'containerd config dump',
            shows: 'options of the handler without SandboxPlatform',
          },
        ],
        remedy:
          'Set SandboxPlatform = "windows/amd64" in the options of the handler, or take containerd 2.2.3 or later.',
      },
    ],
  },
  {
    id: 'HO-07',
    about: 'provider of a cloud inside the kubelet',
    kind: 'error',
    words: [['was specified, but built-in cloud providers are disabled']],
    wordsInferred: true,
    settledBy: ['flag-value'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          '--cloud-provider names a provider inside the kubelet; these are off from 1.29 on, and gone from 1.31 on.',
          ['k8s v1.36.0/cmd/kubelet/app/options/options.go'],
        ),
        checks: [{ look: '--cloud-provider', shows: 'azure, aws, gce, vsphere or the like' }],
        remedy: 'Write external, with the controller of the cloud in the cluster, or leave it out.',
      },
    ],
  },
  {
    id: 'HO-09',
    about: 'file of the kubelet that cannot be read',
    kind: 'error',
    words: [
      ['failed to load kubelet config file', 'cannot unmarshal'],
      ['cannot unmarshal', 'Go struct field KubeletConfiguration.'],
      ['failed to load kubelet config file', 'yaml: line'],
      ['failed to load kubelet config file', 'yaml: unmarshal'],
      ['failed to load kubelet config file', 'converting YAML to JSON'],
      ['failed to load kubelet config file', 'is registered for version'],
    ],
    settledBy: ['kubelet-config-type', 'kubelet-config-field', 'key-once'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'A field of the file has a value of another type than the kubelet reads there; the message names the field, and the type that it has.',
          ['kubelet-types kubernetes-1.36.0/config/v1beta1/types.go'],
        ),
        likely: [{ says: 'cannot unmarshal' }],
        checks: [
          {
            look: 'the field in the message',
            shows: 'a number or true in quotation marks, or a text where a list belongs',
          },
        ],
        remedy:
          'Write the value as its type asks: numbers, true and false without quotation marks, lists with hyphens.',
      },
      {
        cause: inferred('The file is no YAML: a tab, an indent or a quotation mark is wrong.', [
          'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
        ]),
        likely: [{ says: 'yaml:' }],
        checks: [{ look: 'the line in the message', shows: 'a tab, or another indent' }],
        remedy: 'Mend the line that the message names.',
      },
      {
        cause: verified(
          'The file names an apiVersion that the kubelet does not have; it reads kubelet.config.k8s.io/v1beta1.',
          ['kubelet-types kubernetes-1.36.0/config/v1beta1/types.go'],
        ),
        likely: [{ says: 'is registered for version' }],
        checks: [{ look: 'apiVersion of the file', shows: 'another one' }],
        remedy: 'Write apiVersion: kubelet.config.k8s.io/v1beta1 and kind: KubeletConfiguration.',
      },
    ],
  },
  {
    id: 'ga-2',
    about: 'node IP that no adapter has',
    kind: 'error',
    words: [
      ['failed to validate nodeIP', 'not found in the host'],
      ['ode IP: ', "not found in the host's network interfaces"],
    ],
    settledBy: ['host-address'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'No adapter of the machine has the address of --node-ip, so the kubelet writes no address of the node: the address has changed, or the adapter was not up yet when the kubelet started.',
          ['k8s 00b88c14b077ac9c239c62d6e5e23d9e1a5e5160/pkg/kubelet/kubelet_node_status.go'],
        ),
        // Once it may be of an adapter that came up a moment later.
        likely: [{ observed: 'line repeats for minutes', repeats: true }],
        checks: [
          {
            command: 'Get-NetIPAddress -AddressFamily IPv4',
            shows: 'no adapter with the address of the message',
          },
        ],
        remedy:
          'Set --node-ip to the address that the machine has now, or leave it out where there is one adapter, and restart the kubelet.',
      },
    ],
  },
  {
    id: 'ga-3',
    about: 'kubelet that stands alone',
    kind: 'error',
    words: [['tandalone mode, no API client'], ['Kubelet is running in standalone mode']],
    settledBy: ['kubelet-kubeconfig', 'flag-glued'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet was started without --kubeconfig, so it runs by itself and its node never appears; --bootstrap-kubeconfig alone changes nothing.',
          ['k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/cmd/kubelet/app/server.go'],
        ),
        likely: [{ says: 'tandalone mode' }],
        checks: [
          {
            command: '(Get-CimInstance Win32_Process -Filter "Name=\'kubelet.exe\'").CommandLine',
            shows: 'no --kubeconfig, or one that is glued to the argument before it',
          },
        ],
        remedy:
          'Add --kubeconfig to the arguments of the service, with a blank before it, and restart it.',
      },
    ],
  },
  {
    id: 'ga-4',
    about: 'value that a flag does not take',
    kind: 'error',
    general: 'reason',
    words: [
      ['failed to parse kubelet flag: invalid argument "', 'for "--'],
      ['failed to parse kubelet flag: invalid argument', 'for \\"--'],
      ['server.go:', 'invalid argument "', 'for "--'],
      ['kubelet', 'invalid argument "', 'for "--'],
      ['kube-proxy', 'invalid argument "', 'for "--'],
    ],
    settledBy: ['flag-value', 'flag-feature-gates', 'flag-switch-word'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'A flag has a value that it does not take, and the component ends before anything else; the message names both, and why.',
          ['github spf13/pflag/blob/01748d8045c9ec34ed975ff5d40d64e31033073e/flag.go'],
        ),
        likely: [{ says: 'invalid argument' }],
        checks: [
          {
            look: 'the flag in the message, in the command line of the service',
            shows: 'the value as the component got it',
          },
        ],
        remedy:
          'Write the value in the form that the message asks for, and start the service again.',
      },
    ],
  },
]
