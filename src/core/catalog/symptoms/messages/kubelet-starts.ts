import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const settingsValidation = [
  'k8s 0ea83df1135d2477e564f66f5a78d82a7b8633df/pkg/kubelet/apis/config/validation/validation.go',
  'k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/pkg/kubelet/apis/config/validation/validation.go',
] as const
const thresholds = [
  'k8s 008b3652959ca58af8be3fb5b6ecfe9ae7638282/pkg/kubelet/eviction/helpers.go',
] as const
const dropIns = 'k8s 001332b0422071acf4860769f18e34b5e9b7c1bc/cmd/kubelet/app/server.go'
const kubernetes =
  'github openshift/microshift/blob/8e16b12fda5b1dccc41a6de48b3e356cc7d5048b/deps/github.com/openshift/kubernetes'

/** Messages with which a kubelet refuses its settings, or ends. */
export const kubeletStartsSymptoms: readonly Symptom[] = [
  {
    id: 'M-KLT-05',
    about: 'process dies',
    kind: 'wrapper',
    words: [
      ['failed to run Kubelet'],
      ['kubelet', 'terminated unexpectedly'],
      ['kubelet', 'The specified module could not be found'],
    ],
    wordsInferred: true,
    reasonElsewhere: true,
    settledBy: [
      'flag-refused',
      'flag-known',
      'flag-glued',
      'flag-feature-gates',
      'kubelet-cgroups',
      'kubelet-config-cgroups',
      'kubelet-config-agrees',
      'kubelet-config-feature-gates',
      'kubelet-config-field',
      'kubelet-runtime-endpoint',
      'kubelet-file-endpoint',
    ],
    codes: ['H-8007042B'],
    printed: [{ by: 'kubelet', in: 'kubelet.err.log, event log' }],
    causes: [
      {
        cause: verified(
          'The line only says that the process ended; the text behind it is the cause: flag, gate, configuration, runtime, certificate.',
          ['swt#229'],
        ),
        likely: [{ observed: 'the node runs Windows' }],
        checks: [
          {
            look: 'run the command of the service by hand in a console',
            shows: 'last line before it ends',
          },
        ],
        remedy: 'Look for the inner message.',
      },
      {
        cause: inferred('A DLL or Windows feature is missing (Server Core, Nano).', ['k8s#55031']),
        likely: [{ says: 'The specified module could not be found' }],
        checks: [{ command: 'Get-WindowsFeature Containers', shows: 'not installed' }],
        remedy: 'Install the feature Containers and reboot; take a newer kubelet.',
      },
    ],
  },
  {
    id: 'M-KLT-40',
    about: 'rights of LocalSystem',
    kind: 'noise',
    words: [['kubelet running with insufficient permissions', 'retrieving group ids']],
    printed: [{ by: 'kubelet', in: 'first lines of the kubelet log' }],
    causes: [
      {
        cause: verified(
          'The check of kubelets before 1.24 does not understand LocalSystem and the like, which have all the rights that are needed; the kubelet goes on.',
          [
            'github kubernetes/kubernetes/issues/108140',
            'github kubernetes/kubernetes/pull/108146',
          ],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'Ready' }],
        remedy: 'Nothing; kubelets from 1.24 on check it another way.',
      },
    ],
  },
  {
    id: 'M-KLT-14',
    about: 'unknown gate',
    kind: 'error',
    words: [
      ['--feature-gates', 'unrecognized feature gate:'],
      ['failed to set feature gates', 'unrecognized feature gate:'],
      ['err=', 'unrecognized feature gate:'],
      ['Error:', 'unrecognized feature gate:'],
      ['server.go', 'unrecognized feature gate:'],
      ['kubelet: unrecognized feature gate:'],
      ['kube-proxy: unrecognized feature gate:'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubelet, kube-proxy', in: 'err log, exits' }],
    causes: [
      {
        cause: verified('The gate is misspelt, not known yet, or removed in this minor.', [
          'component-base-feature_gate#L421',
        ]),
        likely: [{ observed: 'after an upgrade' }],
        checks: [
          { look: 'the feature gates of this minor, in Reference', shows: 'not known, or removed' },
        ],
        remedy: 'Remove the gate.',
      },
    ],
  },
  {
    id: 'M-KLT-15',
    about: 'locked gate',
    kind: 'error',
    words: [['cannot set feature gate', 'feature is locked to']],
    printed: [{ by: 'kubelet, kube-proxy', in: 'err log, exits' }],
    causes: [
      {
        cause: verified('The gate is GA and locked, and the setting asks for the other value.', [
          'component-base-feature_gate#L426',
        ]),
        likely: [{ observed: 'after an upgrade' }],
        checks: [{ look: 'the feature gates of this minor, in Reference', shows: 'true' }],
        remedy: 'Remove the gate.',
      },
    ],
  },
  {
    id: 'M-KLT-16',
    about: 'config field',
    kind: 'error',
    words: [
      ['failed to load kubelet config file', 'strict decoding error:'],
      ['kubelet.config.k8s.io', 'strict decoding error:'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubelet', in: 'kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'The kubelet configuration has a misspelt field, or one of another minor (the cluster-wide file of a newer kubeadm).',
          ['apimachinery-error#L140'],
        ),
        checks: [
          {
            look: 'the fields of KubeletConfiguration in this minor, in Reference',
            shows: 'not known, or removed',
          },
        ],
        remedy: 'Remove or correct the field.',
      },
    ],
  },
  {
    id: 'M-KLT-22',
    about: 'swap',
    kind: 'error',
    words: [['running with swap on is not supported']],
    printed: [{ by: 'kubelet for Linux', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'A kubelet for Linux found swap on. The kubelet for Windows does not look: a page file stops nothing there.',
          ['k8s-container_manager_linux', 'k8s-container_manager_windows'],
        ),
        checks: [
          { look: 'the machine and the program that wrote the line', shows: 'a Linux machine' },
        ],
        remedy:
          'On that Linux machine run swapoff -a and take swap out of /etc/fstab. Leave the page file of the Windows node as it is.',
      },
    ],
  },
  {
    id: 'M-KLT-25',
    about: 'enforcement without cgroups',
    kind: 'error',
    outerTo: ['S-27'],
    words: [
      ['(--enforce-node-allocatable)', 'is not supported unless'],
      ['(--cgroups-per-qos) must be set to true when'],
    ],
    settledBy: [
      'kubelet-config-agrees',
      'kubelet-config-cgroups',
      'kubelet-cgroups',
      'kubelet-file-for-windows',
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'enforceNodeAllocatable names something, or is left out, which means pods, while cgroupsPerQOS is false: without cgroups nothing can be enforced.',
          settingsValidation,
        ),
        checks: [{ look: 'enforceNodeAllocatable in the file', shows: 'anything but []' }],
        remedy:
          'Set enforceNodeAllocatable: [] beside cgroupsPerQOS: false, or give --enforce-node-allocatable= with nothing behind it.',
      },
    ],
  },
  {
    id: 'M-KLT-26',
    about: 'image thresholds',
    kind: 'error',
    words: [['must be less than imageGCHighThresholdPercent']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'imageGCLowThresholdPercent is not below imageGCHighThresholdPercent; what the file leaves out is 80 and 85.',
          settingsValidation,
        ),
        checks: [],
        remedy: 'Set both, the first below the second.',
      },
    ],
  },
  {
    id: 'M-KLT-27',
    about: 'grace periods',
    kind: 'error',
    words: [['shutdownGracePeriodCriticalPods', 'must be <= shutdownGracePeriod']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'shutdownGracePeriodCriticalPods is longer than shutdownGracePeriod, of which it is a part.',
          settingsValidation,
        ),
        checks: [],
        remedy: 'Make shutdownGracePeriod the longer of the two.',
      },
    ],
  },
  {
    id: 'M-KLT-28',
    about: 'parallel pulls',
    kind: 'error',
    words: [['maxParallelImagePulls cannot be larger than 1 unless']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'maxParallelImagePulls is above 1 while serializeImagePulls is true.',
          settingsValidation,
        ),
        checks: [],
        remedy: 'Set serializeImagePulls: false, or take maxParallelImagePulls out.',
      },
    ],
  },
  {
    id: 'M-KLT-29',
    about: 'soft eviction',
    kind: 'error',
    words: [['grace period must be specified for the soft eviction threshold']],
    settledBy: ['kubelet-config-agrees'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'evictionSoft has a signal of which evictionSoftGracePeriod does not say how long it may be passed.',
          thresholds,
        ),
        checks: [],
        remedy: 'Give each signal of evictionSoft its period in evictionSoftGracePeriod.',
      },
    ],
  },
  {
    id: 'M-KLT-30',
    about: 'signals of eviction',
    kind: 'error',
    words: [['unsupported eviction signal']],
    settledBy: ['kubelet-config-threshold', 'kubelet-threshold'],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified('The name of a threshold is none that the kubelet knows.', thresholds),
        checks: [],
        remedy:
          'Write memory.available, nodefs.available or imagefs.available; a flag has < and the value behind the name, a file the value alone.',
      },
    ],
  },
  {
    id: 'M-KLT-31',
    about: 'settings that are refused',
    kind: 'error',
    outerTo: [
      'S-27',
      'M-KLT-25',
      'M-KLT-26',
      'M-KLT-27',
      'M-KLT-28',
      'M-KLT-14',
      'HO-02',
      'HO-03',
      'HO-08',
    ],
    words: [['failed to validate kubelet configuration'], ['invalid configuration:', '(--']],
    settledBy: [
      'kubelet-config-agrees',
      'kubelet-config-cgroups',
      'kubelet-config-value',
      'kubelet-cgroups',
      'kubelet-file-for-windows',
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, kubelet.err.log' }],
    causes: [
      {
        cause: verified(
          'The kubelet refuses a value of its file or a flag: the words behind “invalid configuration” name it.',
          settingsValidation,
        ),
        checks: [],
        remedy: 'Change what the message names in the file, or in the flag that overrules it.',
      },
    ],
  },
  {
    id: 'K-03',
    about: 'plugin of the credential provider',
    kind: 'error',
    words: [
      ['plugin binary executable', 'did not exist'],
      ['error execing credential provider plugin', 'file does not exist'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'Kubelets before 1.29 look for a file that is called exactly as the provider in the configuration, without .exe, and can start only one that ends in .exe.',
          [
            'github kubernetes-sigs/cloud-provider-azure/issues/4533',
            'github kubernetes/kubernetes/pull/120291',
          ],
        ),
        likely: [{ kubernetes: { through: '1.28' } }],
        excluded: [{ kubernetes: { from: '1.30' } }],
        checks: [
          {
            command: 'dir FOLDER-OF---image-credential-provider-bin-dir',
            shows: 'NAME.exe, and no NAME',
          },
        ],
        remedy:
          'Put a copy of the program without .exe beside it, or take a kubelet from 1.29 on; there the name of the provider without .exe is right.',
      },
      {
        cause: inferred(
          'The program is not in the folder of --image-credential-provider-bin-dir, or has another name than the provider in the configuration.',
          ['github kubernetes/kubernetes/pull/120291'],
        ),
        checks: [
          {
            command: 'dir FOLDER-OF---image-credential-provider-bin-dir',
            shows: 'no file of that name',
          },
        ],
        remedy: 'Put the program there, by the name that the configuration has for its provider.',
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
  {
    id: 'S-11',
    about: 'kubelet ends at once',
    kind: 'error',
    words: [
      ['SERVICE_PAUSED'],
      ['localhost:10248/healthz', 'actively refused it'],
      ['127.0.0.1:10248/healthz', 'actively refused it'],
    ],
    printed: [{ by: 'kubernetes', in: 'Get-Service; kubeadm join' }],
    causes: [
      {
        cause: verified(
          'The kubelet ends at once (NSSM then pauses the service before its next try). That only shows another error: mostly a flag that this minor refuses, or a path on another drive.',
          ['swt#229', 'k8s#110580', 'antrea#6109'],
        ),
        checks: [],
        remedy:
          'Read kubelet.err.log, or run the command of StartKubelet.ps1 by hand. Then stop or continue the paused service; Start-Service does nothing on it.',
      },
    ],
  },
  {
    id: 'S-12',
    about: 'flag removed',
    kind: 'error',
    settledBy: ['flag-refused', 'flag-known'],
    words: [
      ['failed to parse kubelet flag: unknown flag:'],
      ['kubelet', 'unknown flag: --'],
      ['kube-proxy', 'unknown flag: --'],
      ['server.go:', 'unknown flag: --'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet error log' }],
    versions: { of: 'kubelet', from: '1.35' },
    causes: [
      {
        cause: verified(
          'A script passes a flag that this version does not know, as --network-plugin from 1.24 on, --log-dir from 1.26, --container-runtime from 1.27, --pod-infra-container-image from 1.35.',
          ['swt-6308ea8b'],
        ),
        checks: [],
        remedy:
          'Remove the flag that the line names; a pause image belongs into the containerd configuration.',
      },
    ],
  },
  {
    id: 'S-27',
    about: 'cgroups on Windows',
    kind: 'error',
    words: [
      ['CgroupsPerQOS (--cgroups-per-qos) true is not supported on Windows'],
      ['EnforceNodeAllocatable (--enforce-node-allocatable)', 'is not supported on Windows'],
      ['CgroupsPerQOS true is not supported on Windows'],
      ['EnforceNodeAllocatable [pods] is not supported on Windows'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet.err.log' }],
    versions: { of: 'kubelet', through: '1.30' },
    causes: [
      {
        cause: verified(
          'Up to 1.30 the kubelet ends at once unless cgroupsPerQOS is false and enforceNodeAllocatable is empty; the cluster-wide configuration of kubeadm does not say so. From 1.31 on it only warns.',
          ['k8s#123137', 'k8s#123173', 'image-builder-startkubelet#L20-L30'],
        ),
        checks: [],
        remedy:
          'Put --cgroups-per-qos=false and --enforce-node-allocatable="" on the kubelet’s service line, or into a patch for kubeletconfiguration.',
      },
    ],
  },
  {
    id: 'R-10',
    about: 'no configuration of the kubelet',
    kind: 'error',
    words: [
      ['failed to load kubelet config file', 'The system cannot find the file specified'],
      ['failed to load kubelet config file', 'The system cannot find the path specified'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'kubeadm join writes this file, and has not run on the node yet or did not get that far.',
          ['k8s#65863', 'k8s#66108', 'doc004'],
        ),
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet',
            shows: 'no config.yaml and no kubeadm-flags.env',
          },
        ],
        remedy: 'Run kubeadm join; without kubeadm write the file that --config names.',
      },
    ],
  },
  {
    id: 'R-45',
    about: 'port that Windows keeps',
    kind: 'error',
    words: [
      ['SocketException (10013)'],
      [
        'bind',
        'An attempt was made to access a socket in a way forbidden by its access permissions',
      ],
    ],
    printed: [{ by: 'kubelet, kube-proxy', in: 'log of the component' }],
    causes: [
      {
        cause: inferred(
          'Windows keeps the port for something else: it lies in a range of excluded ports, as Hyper-V and HNS take them.',
          ['aspnetcore#25562'],
        ),
        checks: [
          {
            command: 'netsh int ipv4 show excludedportrange protocol=tcp',
            shows: 'a range with the port of the message',
          },
        ],
        remedy:
          'Move the dynamic range, from which such ranges are taken, away from the port (netsh int ipv4 set dynamicportrange), and restart the node.',
      },
      {
        cause: inferred('Another process listens on the port for itself alone.', [
          'aspnetcore#25562',
        ]),
        checks: [{ command: 'Get-NetTCPConnection -LocalPort PORT', shows: 'its owner' }],
        remedy: 'Stop that process, or give one of the two another port.',
      },
    ],
  },
  {
    id: 'R-49',
    about: 'words among the flags',
    kind: 'error',
    words: [
      ['server.go', 'unknown command'],
      ['command failed', 'unknown command'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, exits' }],
    causes: [
      {
        cause: verified(
          'A word stands among the flags of the kubelet and belongs to none: most often a value has a space and no quotes, as a host name with several DNS suffixes.',
          ['github rancher/rancher/issues/29782'],
        ),
        checks: [
          { look: 'the command line, at the word of the message', shows: 'a value with spaces' },
        ],
        remedy: 'Give the flag one value, or put quotes around all of it.',
      },
    ],
  },
  {
    id: 'R-50',
    about: 'folder of pod logs',
    kind: 'error',
    words: [['pod logs path', 'must be absolute path']],
    printed: [{ by: 'kubelet', in: 'kubelet log, exits' }],
    causes: [
      {
        cause: verified(
          'This kubelet takes no path without a drive for podLogsDir, not even its own default; pre-releases of 1.30 do so.',
          [
            'github kubernetes/kubernetes/issues/124076',
            'github kubernetes/kubernetes/pull/124084',
          ],
        ),
        checks: [{ command: 'kubelet.exe --version', shows: 'a pre-release of 1.30' }],
        remedy: 'Take the release itself, or set podLogsDir to a path with a drive.',
      },
    ],
  },
  {
    id: 'C-31',
    about: 'priority of the kubelet',
    kind: 'error',
    words: [['unknown priority class', 'valid ones are available']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified('The value of --windows-priorityclass is no priority class of Windows.', [
          'github kubernetes/kubernetes/blob/04791b4906602ffda5ccf9bc4c84d3329f1d7080/cmd/kubelet/app/init_windows.go',
        ]),
        checks: [{ look: '--windows-priorityclass', shows: 'a misspelt name' }],
        remedy: 'Use a name such as ABOVE_NORMAL_PRIORITY_CLASS.',
      },
    ],
  },
  {
    id: 'C-36',
    about: 'graceful shutdown',
    kind: 'warning',
    words: [['kubelet is NOT running as a Windows service']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'Graceful node shutdown needs the kubelet itself as a service; below NSSM or in a console it goes on without it.',
          [
            'github kubernetes/kubernetes/blob/050cbc83863743fd84f114bec4c3811791e94f87/pkg/kubelet/nodeshutdown/nodeshutdown_manager_windows.go',
          ],
        ),
        checks: [{ command: 'sc.exe qc kubelet', shows: 'a wrapper, or no --windows-service' }],
        remedy: 'Register kubelet.exe with --windows-service, or leave out shutdownGracePeriod.',
      },
    ],
  },
  {
    id: 'N-30',
    about: 'socket file of the kubelet',
    kind: 'error',
    words: [
      [
        'ailed to listen to socket while starting device plugin registry',
        'Only one usage of each socket address',
      ],
      ['device-plugins', 'kubelet.sock: bind: Only one usage of each socket address'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet of 1.31.0 leaves its socket file in place and does not start while it is there.',
          [
            'github kubernetes/kubernetes/issues/126965',
            'github kubernetes/kubernetes/pull/127100',
          ],
        ),
        likely: [{ kubernetes: { from: '1.31', through: '1.31' } }],
        checks: [
          {
            command: 'Get-Item C:\\var\\lib\\kubelet\\device-plugins\\kubelet.sock',
            shows: 'the file, with the kubelet stopped',
          },
        ],
        remedy: 'Delete the file, start the kubelet, and take a later patch of 1.31.',
      },
      {
        cause: inferred('The kubelet of a node that was reset did the same in tests before 1.21.', [
          'github kubernetes/kubernetes/issues/97554',
        ]),
        checks: [{ command: 'Get-Process kubelet', shows: 'none, or a second one' }],
        remedy: 'Stop every kubelet, delete the file, start one.',
      },
    ],
  },
  {
    id: 'RB-04',
    about: 'dynamic configuration of the kubelet',
    kind: 'error',
    words: [
      ['DynamicKubeletConfig feature gate must be enabled', 'to use the --dynamic-config-dir flag'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet error log' }],
    causes: [
      {
        cause: verified(
          'The kubelet has --dynamic-config-dir while the gate DynamicKubeletConfig is off, which is its default from 1.22 on: it ends.',
          [
            'k8s v1.23.0/cmd/kubelet/app/options/options.go',
            'github kubernetes/kubernetes/pull/102966',
            'github Azure/AKS/issues/2787',
          ],
        ),
        checks: [{ look: 'flags of the kubelet', shows: '--dynamic-config-dir' }],
        remedy: 'Take --dynamic-config-dir out; 1.24 has neither the flag nor the gate.',
      },
    ],
  },
  {
    id: 'RB-05',
    about: 'folder of further configurations of the kubelet',
    kind: 'error',
    words: [['failed to load kubelet dropin file']],
    printed: [{ by: 'kubelet', in: 'kubelet error log' }],
    causes: [
      {
        cause: verified(
          'A file in the folder of --config-dir has no apiVersion and kind of a KubeletConfiguration, or is empty: the kubelet ends.',
          [dropIns, 'github kubernetes/kubernetes/issues/124796'],
        ),
        likely: [{ says: 'no apiVersion/kind' }, { says: 'unknown apiVersion/kind' }],
        checks: [{ look: 'the first lines of the file that the message names', shows: 'no kind' }],
        remedy:
          'Begin each such file with apiVersion: kubelet.config.k8s.io/v1beta1 and kind: KubeletConfiguration.',
      },
      {
        cause: inferred('The file is no YAML that the kubelet can read.', [dropIns]),
        likely: [{ says: 'failed to load drop-in kubelet config file' }],
        checks: [{ look: 'the line that the message names', shows: 'a tab or a missing blank' }],
        remedy: 'Mend the file, or take it out of the folder.',
      },
    ],
  },
  {
    id: 'RB-06',
    about: 'folder of further configurations of the kubelet',
    kind: 'error',
    words: [['failed to walk through kubelet dropin directory']],
    printed: [{ by: 'kubelet', in: 'kubelet error log' }],
    outerTo: ['RB-05'],
    causes: [
      {
        cause: verified('The folder that --config-dir names is not there: the kubelet ends.', [
          dropIns,
        ]),
        likely: [
          { says: 'The system cannot find the file specified' },
          { says: 'no such file or directory' },
        ],
        checks: [{ look: 'the folder behind --config-dir', shows: 'missing' }],
        remedy: 'Make the folder, or take the flag out.',
      },
    ],
  },
  {
    id: 'W-19',
    about: 'field that Windows lacks',
    kind: 'error',
    words: [
      ['singleProcessOOMKill is not supported on Windows'],
      ['userNamespaces is not supported on Windows'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The KubeletConfiguration sets a field that the kubelet refuses on Windows.',
          [`${kubernetes}/pkg/kubelet/apis/config/validation/validation_windows.go`],
        ),
        checks: [{ look: 'the KubeletConfiguration', shows: 'the field that the message names' }],
        remedy: 'Take the field out of the configuration of Windows nodes.',
      },
    ],
  },
  {
    id: 'Q-07',
    about: 'another file as configuration',
    kind: 'error',
    words: [
      ['no kind "Config" is registered for version "v1"', 'config/scheme'],
      ['no kind \\"Config\\" is registered for version \\"v1\\"', 'config/scheme'],
    ],
    printed: [{ by: 'kubelet, kube-proxy', in: 'their logs' }],
    causes: [
      {
        cause: verified(
          '--config names a kubeconfig; it takes the file of settings (KubeletConfiguration, KubeProxyConfiguration).',
          ['github kubernetes/kubernetes/issues/121467', 'github kubernetes/kubeadm/issues/905'],
        ),
        checks: [{ look: 'kind in the file that --config names', shows: 'Config' }],
        remedy: 'Give the kubeconfig with --kubeconfig, and the file of settings with --config.',
      },
    ],
  },
  {
    id: 'W-73',
    about: 'memory that firmware does not tell',
    kind: 'error',
    words: [
      ['GetPhysicallyInstalledSystemMemory'],
      ['PhysicallyInstalledSystemMemory', 'The data is invalid'],
    ],
    wordsInferred: true,
    printed: [{ by: 'kubelet', in: 'kubelet log, console' }],
    causes: [
      {
        cause: inferred(
          'The hypervisor gives the machine no table of its memory (SMBIOS), as VMware Fusion and VirtualBox do; kubelets up to 1.9 ask for it and end.',
          ['github kubernetes/kubernetes/issues/57110'],
        ),
        checks: [
          {
            command: 'Get-CimInstance Win32_PhysicalMemory',
            shows: 'nothing',
          },
        ],
        remedy: 'Take a later kubelet, or another hypervisor.',
      },
    ],
  },
  {
    id: 'SR-23',
    about: 'policy of the memory manager',
    kind: 'error',
    words: [
      ['is not available on Windows', 'memory_manager'],
      ['policy "Static" is not available on Windows'],
      [String.raw`policy \"Static\" is not available on Windows`],
      ['policy "BestEffort" is not available for platform'],
      [String.raw`policy \"BestEffort\" is not available for platform`],
      ['unknown policy: "BestEffort"'],
      [String.raw`unknown policy: \"BestEffort\"`],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'memoryManagerPolicy is one of the other system: Windows has None and BestEffort, Linux None and Static.',
          [
            'github kubernetes/kubernetes/blob/ee7f2616c62d769d1acf6aeae3ac43d4e34ee6f6/pkg/kubelet/cm/memorymanager/memory_manager.go',
          ],
        ),
        excluded: [{ says: 'unknown policy' }],
        checks: [
          { look: 'config.yaml and flags of the kubelet', shows: 'memoryManagerPolicy: Static' },
        ],
        remedy:
          'Write BestEffort with the gate WindowsCPUAndMemoryAffinity, or None, in the configuration of the Windows nodes.',
      },
      {
        cause: verified(
          'This kubelet does not know the policy BestEffort of the memory manager: it is older than the gate WindowsCPUAndMemoryAffinity.',
          [
            'github kubernetes/kubernetes/blob/03830db82de748fe063ff3db1d471080f4d5a48a/pkg/kubelet/cm/memorymanager/memory_manager.go',
          ],
        ),
        likely: [{ says: 'unknown policy' }],
        excluded: [{ says: 'is not available' }],
        checks: [{ command: 'kubelet --version', shows: 'below 1.32' }],
        remedy: 'Write None, or update the kubelet.',
      },
    ],
  },
  {
    id: 'SR-26',
    about: 'CPUs that the static policy leaves',
    kind: 'error',
    words: [
      ['the static policy requires systemreserved.cpu + kubereserved.cpu to be greater than zero'],
      ['unable to determine reserved CPU resources for static policy'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'cpuManagerPolicy is static, and neither kubeReserved nor systemReserved nor reservedSystemCPUs keeps CPU for the node itself; the kubelet ends.',
          [
            'github kubernetes/kubernetes/blob/01a546fe53aec6a035e037236ae44c7ef98f06a0/pkg/kubelet/cm/cpumanager/cpu_manager.go',
          ],
        ),
        checks: [
          { look: 'config.yaml and flags of the kubelet', shows: 'no cpu below kubeReserved' },
        ],
        remedy: 'Write cpu below kubeReserved, such as 500m, or set cpuManagerPolicy: none.',
      },
    ],
  },
  {
    id: 'SR-24',
    about: 'memory that is reserved',
    kind: 'error',
    words: [
      ['the total amount', 'determined by Node Allocatable feature'],
      ['the reserved memory configuration references a NUMA node'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'With a policy of the memory manager, reservedMemory of all NUMA nodes together has to be kubeReserved, systemReserved and the hard eviction threshold of memory.',
          [
            'github kubernetes/kubernetes/blob/ee7f2616c62d769d1acf6aeae3ac43d4e34ee6f6/pkg/kubelet/cm/memorymanager/memory_manager.go',
          ],
        ),
        likely: [{ says: 'the total amount' }],
        excluded: [{ says: 'references a NUMA node' }],
        checks: [{ look: 'both amounts in the message', shows: 'they differ' }],
        remedy: 'Write the second amount of the message as the sum of reservedMemory.',
      },
      {
        cause: verified('reservedMemory names a NUMA node that this machine lacks.', [
          'github kubernetes/kubernetes/blob/ee7f2616c62d769d1acf6aeae3ac43d4e34ee6f6/pkg/kubelet/cm/memorymanager/memory_manager.go',
        ]),
        likely: [{ says: 'references a NUMA node' }],
        excluded: [{ says: 'the total amount' }],
        checks: [{ look: 'numaNode below reservedMemory', shows: 'a number the node has not' }],
        remedy: 'Take that entry away, or give this kind of node its own configuration.',
      },
    ],
  },
]
