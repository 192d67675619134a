import type { Condition, Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const containerdRepository =
  'github containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03'
const hcsshim = 'github microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal'
const sandboxNames = 'github containerd/containerd/issues/6095'

/** Drives that a node seldom has itself. */
const mappedDrives: readonly Condition[] = 'GHIJKLMNOPQRSTUVWXYZ'
  .split('')
  .flatMap((letter) => ['"', '\\"', ' '].map((before) => ({ says: `${before}${letter}:` })))

/** Messages of containerd and its clients. */
export const containerdSymptoms: readonly Symptom[] = [
  {
    id: 'M-NET-01',
    about: 'wrapper',
    kind: 'wrapper',
    words: [
      ['failed to setup network for sandbox'],
      ['failed to set up sandbox container', 'network for pod'],
      ['NetworkPlugin cni failed to set up pod'],
    ],
    printed: [
      { by: 'containerd or kubelet', in: 'pod events (kubectl describe pod)' },
      { by: 'containerd', in: 'containerd log' },
    ],
    causes: [
      {
        cause: verified(
          'This line only wraps the failure of the CNI plugin; what stands behind its last colon decides.',
          ['ctrd-sandbox_run#L267'],
        ),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'read the end of the line, also the code in brackets: the inner message',
          },
        ],
        remedy: 'Look for the inner message, and for the code in brackets.',
      },
    ],
  },
  {
    id: 'M-CNI-01',
    about: 'no config',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    outerTo: ['S-01', 'S-02', 'S-03'],
    words: [
      ['no network config found in', 'cni'],
      ['cni plugin not initialized'],
      ['cni config uninitialized'],
      ['network (CNI) not initialised'],
      ['network (CNI) not initialized'],
      ['Unable to update cni config', 'o networks found in'],
      ['Unable to update cni config', 'no valid networks found in'],
    ],
    printed: [{ by: 'containerd, kubelet', in: 'Ready condition, log' }],
    causes: [
      {
        cause: verified(
          'The runtime has no usable CNI file: the agent has not written it, wrote it elsewhere, or it cannot be read.',
          ['sig-windows-dev-tools#91'],
        ),
        likely: [
          { says: 'KubeletNotReady' },
          { observed: 'node stays NotReady although the network agent runs' },
        ],
        checks: [
          {
            look: 'dir of conf_dir of containerd',
            shows: 'empty, or only files with other endings',
          },
        ],
        remedy:
          'Compare conf_dir of the runtime with the folder that the agent writes, and read the agent’s log.',
      },
    ],
  },
  {
    id: 'M-CNI-05',
    about: 'runtime handler',
    kind: 'error',
    words: [['no runtime for "', 'is configured']],
    printed: [
      { by: 'containerd', in: 'pod events (kubectl describe pod): FailedCreatePodSandBox' },
    ],
    causes: [
      {
        cause: verified(
          'config.toml of this node has no entry for the handler of the RuntimeClass.',
          ['ctrd-config#L758'],
        ),
        likely: [{ decision: 'isolation', is: ['hyperv'] }, { observed: 'RuntimeClass in use' }],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          {
            command: 'kubectl get runtimeclass NAME -o yaml',
            shows: 'handler; containerd config dump: runtimes: handler missing',
          },
        ],
        remedy:
          'Add the runtime (runhcs-wcow-hypervisor and the like) and restart containerd; give the RuntimeClass a nodeSelector for nodes that have it.',
      },
    ],
  },
  {
    id: 'M-KLT-10',
    about: 'port-forward windows',
    kind: 'error',
    words: [['failed to execute portforward for podId', 'failed to connect to']],
    printed: [{ by: 'containerd', in: 'kubectl port-forward, containerd log' }],
    causes: [
      {
        cause: verified(
          'Nothing listens on that port in the pod, or the node does not reach the pod.',
          ['ctrd-sandbox_portforward_windows#L52-L105'],
        ),
        checks: [
          { command: 'Test-NetConnection PODIP -Port PORT', shows: 'on the node: false' },
          {
            look: 'HostProcess pod: netstat -ano | findstr PORT on the node',
            shows: 'no listener (newer containerd dials localhost there)',
          },
        ],
        remedy: 'Start the program in the pod, and mend the route from host to pod.',
      },
    ],
  },
  {
    id: 'M-KLT-11',
    about: 'sandbox name',
    kind: 'error',
    outerTo: ['LB-01'],
    words: [['failed to reserve sandbox name'], ['failed to reserve container name']],
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'An earlier attempt at the same sandbox still hangs in the shim or HNS and keeps the name.',
          ['k8s#107561', 'ctrd#5094'],
        ),
        likely: [
          { decision: 'containerRuntime', is: ['containerd'] },
          { observed: 'only Windows nodes are affected' },
        ],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          { look: 'first event of the series', shows: 'context deadline exceeded or an HNS code' },
          { command: 'hcsdiag list', shows: 'container of the pod in state Created' },
        ],
        remedy:
          'Mend the first error. Restart containerd on a drained node, and take its newest patch, which mended leaked shims.',
      },
    ],
  },
  {
    id: 'M-KLT-12',
    about: 'create timed out',
    kind: 'error',
    words: [
      ['failed to create containerd task', 'context deadline exceeded'],
      ['StartError', 'context deadline exceeded'],
      ['Failed', 'kubelet', 'Error: context deadline exceeded'],
    ],
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The node is short of CPU, disk or commit, or a scanner slows the mounts; new pods then fail until a restart.',
          ['aks#2490', 'windows-containers#430'],
        ),
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          { look: 'Get-Counter: CPU, disk queue, committed bytes', shows: 'at the limit' },
          { look: 'MsMpEng.exe CPU', shows: 'high' },
        ],
        remedy:
          'Set requests, limits and system reservations, exempt the runtime from scanning, and restart containerd or the node to recover.',
      },
      {
        cause: verified('The shim or HCS hangs on a leaked container.', ['k8s#107561']),
        checks: [{ look: 'hcsdiag list against crictl pods', shows: 'containers without a pod' }],
        remedy:
          'hcsdiag kill ID, but only for an id that neither crictl ps -a nor crictl pods knows; update containerd.',
      },
      {
        cause: verified(
          'The driver of Open vSwitch blocks HNS, an error of releases before spring 2023: endpoints cannot be deleted either.',
          ['github antrea-io/antrea/issues/4702'],
        ),
        likely: [{ decision: 'cni', is: ['antrea'] }],
        checks: [{ command: 'Get-HnsEndpoint', shows: 'no answer, or it hangs when removing one' }],
        remedy: 'Take the Open vSwitch of a newer Antrea release, and reboot.',
      },
    ],
  },
  {
    id: 'KE-01',
    about: 'plugins given twice',
    kind: 'error',
    words: [['cni.bin_dir` and `cni.bin_dirs` cannot be set at the same time']],
    settledBy: ['containerd-config-tables'],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'config.toml sets bin_dir and bin_dirs, which containerd takes together only where bin_dirs is its default.',
          ['get-containerd v2.1.9/internal/cri/config/config.go#L621-L639'],
        ),
        checks: [{ command: 'containerd config dump', shows: 'bin_dir beside bin_dirs' }],
        remedy: 'Leave bin_dir out; from containerd 2.1 on it is bin_dirs alone.',
      },
    ],
  },
  {
    id: 'M-HCS-14',
    outerTo: ['W-14'],
    about: 'sandbox image',
    kind: 'error',
    words: [['failed to get sandbox image']],
    wraps: 'failed to get sandbox image',
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The pause image cannot be pulled: the registry is blocked, a proxy is missing, or the tag is wrong.',
          ['ctrd-sandbox_run-2#L88', 'website-windows'],
        ),
        likely: [{ observed: 'no pod starts on the node' }],
        checks: [
          { look: 'config.toml sandbox / sandbox_image', shows: 'image name' },
          { command: 'crictl pull IMAGE', shows: 'pull error' },
        ],
        remedy:
          'Name an image that the node reaches, or load it beforehand; give the service containerd its proxy.',
      },
    ],
  },
  {
    id: 'M-STO-05',
    about: 'pipe mount',
    kind: 'error',
    words: [
      ['CreateFile \\\\.\\pipe\\', 'All pipe instances are busy'],
      ['failed to resolve symlink "": CreateFile \\\\.\\pipe\\'],
    ],
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'This containerd is older than its support for mounting named pipes (2020).',
          ['csi-proxy#55'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        excluded: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        checks: [{ command: 'containerd --version', shows: 'before 1.4/1.5' }],
        remedy: 'Take a newer containerd.',
      },
    ],
  },
  {
    id: 'R-15',
    about: 'config.toml cannot be read',
    kind: 'error',
    outerTo: ['SR-81', 'C-75', 'R-16', 'TP-01'],
    words: [
      ['containerd: failed to load TOML'],
      ['failed to load TOML', 'config.toml'],
      ['failed to load TOML', 'containerd'],
      ['Failure unmarshaling TOML'],
      ['containerd: failed to unmarshal TOML'],
      ['containerd: Near line', 'bare keys cannot contain'],
    ],
    printed: [{ by: 'containerd', in: 'containerd log, console' }],
    causes: [
      {
        cause: inferred('A path stands in double quotes with single backslashes.', [
          'ctrd#6305',
          'k2s#2376',
        ]),
        likely: [{ says: 'escape' }],
        checks: [
          { look: 'line of the message in config.toml', shows: 'a path with single backslashes' },
        ],
        remedy: 'Double the backslashes, write slashes, or take single quotes.',
      },
      {
        cause: inferred(
          'The file was written with > in PowerShell, which gives it another encoding than UTF-8.',
          ['ctrd#4381', 'ctrd#11940'],
        ),
        likely: [{ says: 'keys cannot contain' }],
        checks: [
          {
            command: 'Format-Hex config.toml | Select-Object -First 3',
            shows: 'FF FE or EF BB BF in front, or a zero after each letter',
          },
        ],
        remedy: 'Write it with Out-File -Encoding ascii.',
      },
      {
        cause: inferred(
          'A table stands twice in the file, as where RKE2 writes one for each of several registries with credentials into the file of a Windows node, or where somebody put one in that was there.',
          ['github rancher/rancher/issues/41659'],
        ),
        likely: [
          { says: 'duplicated tables' },
          { says: 'table already exists' },
          { says: 'already exists' },
          { says: 'redefined' },
          { says: 'already been defined' },
        ],
        checks: [
          { look: 'the table of the line in the message', shows: 'the same heading further above' },
        ],
        remedy:
          'Keep one of the two. Of RKE2 keep the credentials of one registry, or take a newer release; what it wrote is written anew at its start.',
      },
    ],
  },
  {
    id: 'TP-01',
    about: 'plugin that containerd does not know',
    kind: 'error',
    words: [
      ['failed to load TOML', 'unknown plugin'],
      ['config.toml', 'unknown plugin'],
      ['containerd', 'unknown plugin', 'io.containerd.'],
    ],
    wordsInferred: true,
    printed: [{ by: 'containerd', in: 'containerd log, console' }],
    causes: [
      {
        cause: inferred(
          'The file names a plugin by a name that this release does not know: the short one of version 1 (cri), or one of version 3 (io.containerd.cri.v1.runtime) below containerd 2.0.',
          [
            'github containerd/containerd/issues/10905',
            'github kata-containers/kata-containers/issues/4124',
          ],
        ),
        checks: [
          {
            command: 'containerd --version; findstr /b /c:"version" config.toml',
            shows: 'a release and a version of the file that do not belong together',
          },
        ],
        remedy:
          'Write the file with containerd config default of this release, and carry your changes over into it.',
      },
    ],
  },
  {
    id: 'R-16',
    about: 'schema of config.toml too new',
    kind: 'error',
    words: [['containerd config version', 'is not supported, the max version is']],
    printed: [{ by: 'containerd', in: 'containerd log, console' }],
    causes: [
      {
        cause: verified('The file has a newer schema than this release of containerd reads.', [
          'ctrd#10165',
        ]),
        checks: [
          { command: 'containerd --version', shows: 'below 2.0 with version = 3 in the file' },
        ],
        remedy:
          'Install containerd 2.0 or later, or write the file anew with containerd config default of this release.',
      },
    ],
  },
  {
    id: 'R-23',
    about: 'containerd refuses its settings',
    kind: 'error',
    words: [
      ['no corresponding runtime configured in'],
      ['cannot be set when `config_path` is provided'],
    ],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified('default_runtime_name names a handler that the file does not have.', [
          'containerd 00d102da9f73110bf9e79f9139d10ee2f249effb/pkg/cri/config/config.go',
        ]),
        excluded: [{ says: 'cannot be set when' }],
        checks: [
          {
            command: 'containerd config dump | findstr runtime',
            shows: 'another name than those of the runtimes',
          },
        ],
        remedy: 'Name one of the runtimes, such as runhcs-wcow-process.',
      },
      {
        cause: verified('The registry has mirrors or certificates beside config_path.', [
          'containerd 00d102da9f73110bf9e79f9139d10ee2f249effb/pkg/cri/config/config.go',
        ]),
        excluded: [{ says: 'no corresponding runtime' }],
        checks: [{ command: 'containerd config dump | findstr registry', shows: 'both of them' }],
        remedy: 'Move them to hosts.toml in the folder of config_path.',
      },
    ],
  },
  {
    id: 'SR-80',
    about: 'key that containerd does not read',
    kind: 'silent',
    words: [['Ignoring unknown key in TOML']],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'config.toml has a key that this containerd does not know at that place, and containerd goes on without it: it is misspelt, stands in the wrong section, or is of another version of the file.',
          ['ctrd-code cmd/containerd/server/config/config.go#L421-L434'],
        ),
        checks: [
          { look: 'key and plugin in the line', shows: 'the key' },
          { command: 'containerd config default', shows: 'where this release has it' },
        ],
        remedy:
          'Move or correct the key; containerd config migrate writes the file anew for this release. Then restart containerd.',
      },
      {
        cause: verified(
          'sandbox_image stands in a file of version 3, where it is sandbox below pinned_images of io.containerd.cri.v1.images: containerd takes its default pause image.',
          ['ctrd-code internal/cri/config/config.go#L305-L313'],
        ),
        likely: [{ says: 'key=sandbox_image' }, { says: 'key="sandbox_image' }],
        excluded: [{ says: 'plugin=io.containerd.grpc.v1.cri' }],
        checks: [
          { command: 'containerd config dump | findstr sandbox', shows: 'another pause image' },
        ],
        remedy:
          "Write sandbox = 'IMAGE' below [plugins.'io.containerd.cri.v1.images'.pinned_images].",
      },
    ],
  },
  {
    id: 'SR-81',
    about: 'name of a plugin of containerd',
    kind: 'error',
    words: [
      ['invalid disabled plugin URI', 'expect io.containerd'],
      ['invalid required plugin URI', 'expect io.containerd'],
      ['invalid plugin key URI', 'expect io.containerd'],
      ['invalid proxy plugin', 'expect io.containerd'],
    ],
    printed: [{ by: 'containerd', in: 'containerd log, its output' }],
    causes: [
      {
        cause: verified(
          'disabled_plugins or required_plugins has the short name of a plugin, such as cri; containerd ends.',
          ['ctrd-code cmd/containerd/server/config/config.go#L130-L139'],
        ),
        checks: [{ look: 'disabled_plugins and required_plugins in config.toml', shows: '"cri"' }],
        remedy:
          'Write the whole name, such as io.containerd.grpc.v1.cri; on a Kubernetes node leave cri out of disabled_plugins.',
        excluded: [{ says: 'plugin key URI' }],
      },
      {
        cause: inferred(
          'A table below plugins has the short name of version 1, such as [plugins.cri], in a file that says version = 2; containerd ends.',
          [
            'github kata-containers/kata-containers/issues/4124',
            'github containerd/containerd/issues/5340',
          ],
        ),
        excluded: [{ says: 'disabled plugin URI' }, { says: 'required plugin URI' }],
        checks: [{ look: 'tables of config.toml', shows: '[plugins.cri…] beside version = 2' }],
        remedy:
          'Write the whole name in each of them: [plugins."io.containerd.grpc.v1.cri"…], from version 3 on io.containerd.cri.v1.runtime and io.containerd.cri.v1.images.',
      },
    ],
  },
  {
    id: 'SR-82',
    about: 'folders of containerd',
    kind: 'error',
    words: [
      ['root and state must be different paths'],
      ['containerd: root must be specified'],
      ['containerd: state must be specified'],
    ],
    printed: [{ by: 'containerd', in: 'containerd log, its output' }],
    causes: [
      {
        cause: verified('root and state in config.toml are one folder, or one is empty.', [
          'ctrd-code cmd/containerd/server/server.go#L60-L68',
        ]),
        checks: [
          { command: 'containerd config dump | findstr "root state"', shows: 'the same twice' },
        ],
        remedy: String.raw`Write root = 'C:\ProgramData\containerd\root' and state = 'C:\ProgramData\containerd\state', as is the default.`,
      },
    ],
  },
  {
    id: 'SR-83',
    about: 'section of CRI that containerd refuses',
    kind: 'wrapper',
    words: [
      ['invalid plugin config: '],
      ['invalid cri image config: '],
      ['`default_runtime_name` is empty'],
    ],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'A value in the section of CRI is not valid; containerd starts without CRI, and the kubelet finds no runtime.',
          [
            'ctrd-code plugins/cri/runtime/plugin.go#L63-L66',
            'ctrd-code plugins/cri/images/plugin.go#L75-L77',
          ],
        ),
        checks: [
          { look: 'what stands behind config: in the line', shows: 'the key and its fault' },
        ],
        remedy:
          'Correct that key in config.toml, compare containerd config default, and restart containerd.',
      },
    ],
  },
  {
    id: 'R-52',
    about: 'VOLUME of an image',
    kind: 'error',
    words: [
      ['failed to generate spec: failed to stat', 'io.containerd.grpc.v1.cri', 'volumes'],
      [
        'rootpath on mountPath',
        'ctd-volume',
        'The filename, directory name, or volume label syntax',
      ],
    ],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The image declares a VOLUME, for which this containerd makes no folder on Windows.',
          ['github containerd/containerd/issues/7307', 'github containerd/containerd/issues/5671'],
        ),
        excluded: [{ says: 'rootpath on mountPath' }],
        checks: [{ command: 'docker history IMAGE', shows: 'a line VOLUME' }],
        remedy: 'Update containerd, or take VOLUME out of the image.',
      },
      {
        cause: verified('VOLUME of the image names a drive, which containerd cannot copy into.', [
          'github containerd/containerd/issues/8171',
        ]),
        likely: [{ says: 'rootpath on mountPath' }],
        checks: [{ command: 'docker history IMAGE', shows: 'VOLUME with D: or the like' }],
        remedy: 'Take VOLUME out of the image; the pod mounts the drive all the same.',
      },
    ],
  },
  {
    id: 'R-107',
    about: 'layer without HCS',
    kind: 'error',
    words: [['hcsshim::ProcessBaseLayer', 'The specified module could not be found']],
    printed: [{ by: 'containerd', in: 'its log, output of ctr' }],
    causes: [
      {
        cause: inferred(
          'The feature Containers, whose libraries work on layers, is not installed or waits for a restart.',
          ['github microsoft/hcsshim/issues/1445'],
        ),
        checks: [{ command: 'Get-WindowsFeature Containers', shows: 'no Installed' }],
        remedy: 'Install-WindowsFeature Containers, restart, and pull again.',
      },
    ],
  },
  {
    id: 'R-130',
    about: 'shim not installed',
    kind: 'error',
    words: [
      ['io.containerd.runhcs.v1', 'binary not installed'],
      ['containerd-shim-runhcs-v1', 'file does not exist'],
      ['containerd-shim-runhcs-v1', 'executable file not found in'],
      ['resolve runtime path', 'binary not installed'],
      ['resolve runtime path', 'invalid runtime name'],
    ],
    printed: [{ by: 'containerd', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: verified(
          'containerd-shim-runhcs-v1.exe does not lie beside containerd.exe nor in its PATH: what was installed did not bring it.',
          [
            'github k0sproject/k0s/issues/7039',
            'github kubernetes-sigs/sig-windows-tools/pull/146',
          ],
        ),
        excluded: [{ says: 'invalid runtime name' }],
        likely: [{ says: 'runhcs.v1' }, { says: 'runhcs-v1' }],
        checks: [
          {
            command: 'Get-ChildItem "$env:ProgramFiles\\containerd" -Recurse -Filter *shim*',
            shows: 'no containerd-shim-runhcs-v1.exe',
          },
        ],
        remedy:
          'Install containerd from its own archive for Windows, which holds the shim, and restart it.',
      },
      {
        cause: verified(
          'runtime_type of the handler names another runtime than the one of Windows, io.containerd.runhcs.v1: containerd makes the name of the shim from it, and finds none.',
          ['github containerd/containerd/pull/6206', 'github containerd/containerd/pull/6519'],
        ),
        excluded: [{ says: 'runhcs.v1' }, { says: 'runhcs-v1' }],
        likely: [{ says: 'resolve runtime path' }, { found: 'containerd-handlers' }],
        checks: [{ look: 'runtime_type in config.toml', shows: 'another name' }],
        remedy: 'Write runtime_type = "io.containerd.runhcs.v1", and restart containerd.',
      },
    ],
  },
  {
    id: 'C-02',
    about: 'drive as mount path',
    kind: 'error',
    words: [['destination path can not be C drive']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('A volumeMount has C: as its mountPath.', [
          'ctrd-code internal/cri/opts/spec_windows_opts.go#L81-L90',
        ]),
        checks: [{ look: 'mountPath of each volumeMount', shows: 'C:' }],
        remedy: 'Mount to a folder, such as C:\\data, or to another letter.',
      },
    ],
  },
  {
    id: 'C-03',
    about: 'folder of a hostPath',
    kind: 'error',
    words: [
      ['failed to generate spec', 'failed to mkdir'],
      ['failed to generate spec', 'failed to stat'],
    ],
    outerTo: ['R-52', 'R-113'],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The folder of a hostPath is not there: former releases of containerd do not make it, newer ones cannot on a drive that the node lacks.',
          [
            'ctrd-code internal/cri/opts/spec_windows_opts.go#L57-L67',
            'github containerd/containerd/issues/7307',
          ],
        ),
        checks: [
          { command: 'Test-Path FOLDER; Get-PSDrive -PSProvider FileSystem', shows: 'False' },
        ],
        remedy:
          'Correct the path of the hostPath, make the folder on each node, or give the volume type: DirectoryOrCreate.',
      },
      {
        cause: inferred(
          'The drive is a share that somebody mapped with net use or New-PSDrive: it belongs to the session of that account, and services and containers do not have it.',
          ['github democratic-csi/democratic-csi/issues/169'],
        ),
        likely: mappedDrives,
        excluded: [{ says: 'failed to stat "C:' }, { says: 'failed to stat \\"C:' }],
        checks: [{ command: 'Get-SmbGlobalMapping', shows: 'no such drive' }],
        remedy:
          'Map it for the whole node with New-SmbGlobalMapping -LocalPath, on each node and after each boot, or mount the share through the SMB CSI driver.',
      },
    ],
  },
  {
    id: 'C-06',
    about: 'nothing to start',
    kind: 'error',
    words: [['failed to generate spec', 'no command specified']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('Neither the pod nor its image names a program.', [
          'ctrd-code internal/cri/opts/spec_windows.go#L112-L119',
        ]),
        checks: [
          { look: 'command of the container; ENTRYPOINT and CMD of the image', shows: 'none' },
        ],
        remedy: 'Set command in the pod, or ENTRYPOINT in the image.',
      },
    ],
  },
  {
    id: 'C-07',
    about: 'pause image without a program',
    kind: 'error',
    words: [['invalid empty entrypoint and cmd in image config']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('The image that serves as the pause image has no ENTRYPOINT and no CMD.', [
          'ctrd-code internal/cri/server/podsandbox/sandbox_run_windows.go#L45-L48',
        ]),
        checks: [
          {
            look: 'sandbox_image of config.toml, sandbox from version 3 on',
            shows: 'not the image of a pause container',
          },
        ],
        remedy: 'Name a pause image there and restart containerd.',
      },
    ],
  },
  {
    id: 'C-08',
    about: 'device',
    kind: 'error',
    words: [['must match IDType://ID']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A device is given as a path; on Windows it is class/GUID or IDType://ID.',
          ['ctrd-code internal/cri/opts/spec_windows_opts.go#L258-L269'],
        ),
        checks: [{ look: 'device plug-in that serves the resource', shows: 'one for Linux' }],
        remedy: 'Use a device plug-in for Windows.',
      },
    ],
  },
  {
    id: 'C-09',
    about: 'CimFS',
    kind: 'noise',
    words: [
      ["host windows version doesn't support CimFS"],
      ["host OS doesn't support writable block CIMs"],
    ],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'containerd leaves out the snapshotter for CimFS where Windows has none; the usual one stays.',
          ['ctrd-code plugins/snapshots/windows/cimfs.go#L117-L121'],
        ),
        checks: [],
        remedy: 'Nothing.',
      },
    ],
  },
  {
    id: 'C-10',
    about: 'shim does not answer',
    kind: 'error',
    words: [
      ['not ready after 5s'],
      ['pipe not found before timeout'],
      ['timed out waiting for npipe'],
    ],
    printed: [{ by: 'containerd', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: inferred(
          'The shim of the container did not start within its time: the node is overloaded, or a scanner holds the process.',
          [
            'ctrd-code pkg/shim/shim_windows.go#L160-L200',
            'ctrd-code pkg/shim/util_windows.go#L65-L100',
          ],
        ),
        checks: [
          {
            command:
              'Get-Process containerd-shim-runhcs-v1 | measure; Get-Counter \\Processor(_Total)\\%\\ Processor\\ Time',
            shows: 'hundreds of shims, or no free CPU',
          },
        ],
        remedy: 'Relieve the node, and exempt the binaries of containerd from scans.',
      },
    ],
  },
  {
    id: 'C-41',
    about: 'log file of containerd',
    kind: 'error',
    words: [
      ['containerd', 'open log file "'],
      ['open log file "', 'containerd'],
    ],
    printed: [{ by: 'containerd', in: 'console' }],
    causes: [
      {
        cause: verified('containerd cannot write to the file behind --log-file.', [
          'ctrd-service_windows#L243-L249',
        ]),
        checks: [{ look: 'path in the line', shows: 'a folder that is not there' }],
        remedy: 'Make the folder, or correct --log-file with sc.exe config.',
      },
    ],
  },
  {
    id: 'C-58',
    about: 'build with nerdctl',
    kind: 'error',
    words: [['buildkitd', 'needs to be running', 'only linux and freebsd are supported']],
    printed: [{ by: 'nerdctl', in: 'its output' }],
    causes: [
      {
        cause: verified('This release of nerdctl builds no images on Windows.', [
          'github containerd/nerdctl/pull/2587',
          'github microsoft/Windows-Containers/issues/483',
        ]),
        checks: [{ command: 'nerdctl version', shows: 'a release without that pull request' }],
        remedy: 'Build with buildctl, or take a newer nerdctl.',
      },
    ],
  },
  {
    id: 'C-59',
    about: 'layer without parents',
    kind: 'error',
    words: [['failed to create scratch layer: no parent layers present']],
    printed: [{ by: 'containerd, buildkitd', in: 'output of a build, containerd log' }],
    causes: [
      {
        cause: verified(
          'containerd 1.6 does not serve builds of BuildKit on Windows, which a newer one does.',
          ['github moby/buildkit/issues/4826'],
        ),
        likely: [{ containerd: '1.6' }],
        excluded: [{ containerd: '1.7' }, { containerd: '2.0' }],
        checks: [{ command: 'containerd --version', shows: '1.6' }],
        remedy: 'Take containerd 1.7 or newer.',
      },
      {
        cause: inferred(
          'The image has no layer to stand on, such as one from scratch, which Windows cannot run.',
          ['ctrd-code plugins/snapshots/windows/windows.go#L258-L262'],
        ),
        checks: [{ look: 'FROM in the Dockerfile', shows: 'scratch' }],
        remedy: 'Begin with nanoserver, servercore or the base for HostProcess containers.',
      },
    ],
  },
  {
    id: 'C-70',
    about: 'numbers of a new pod',
    kind: 'noise',
    words: [['failed to decode container metrics for', 'windows stats is empty']],
    printed: [{ by: 'containerd, kubelet', in: 'their logs' }],
    causes: [
      {
        cause: verified('The container has only just started, and has no numbers yet.', [
          'github kubernetes/kubernetes/issues/106751',
        ]),
        checks: [{ look: 'the next minute', shows: 'no such line' }],
        remedy: 'Nothing, where it passes.',
      },
    ],
  },
  {
    id: 'C-75',
    about: 'file of a newer containerd',
    kind: 'error',
    words: [['expected containerd config version equal to or less than']],
    printed: [{ by: 'containerd', in: 'containerd log, console' }],
    causes: [
      {
        cause: verified('config.toml is of a newer version than this containerd can read.', [
          'ctrd-code cmd/containerd/server/config/config.go#L124-L128',
        ]),
        checks: [
          { command: 'containerd --version', shows: '1.x beside version = 3, which needs 2.0' },
        ],
        remedy:
          'Write the file with containerd config default of the same release, and carry your changes over.',
      },
    ],
  },
  {
    id: 'P-38',
    about: 'CRI of containerd',
    kind: 'error',
    weak: 'message',
    words: [['server is not initialized yet']],
    printed: [{ by: 'containerd', in: 'answer to kubelet and crictl' }],
    causes: [
      {
        cause: inferred(
          'The CRI plugin does not finish its start: it recovers tasks of a containerd that was killed, and hangs with one of them.',
          ['github containerd/containerd/issues/5621'],
        ),
        likely: [
          { observed: 'for more than some seconds', repeats: true },
          { says: 'level=fatal' },
          { says: 'FATA[' },
        ],
        checks: [{ command: 'ctr -n k8s.io tasks ls', shows: 'tasks of pods that are gone' }],
        remedy: 'ctr -n k8s.io tasks kill -s SIGKILL ID, then restart containerd; else reboot.',
      },
    ],
  },
  {
    id: 'P-49',
    about: 'Linux image on Windows',
    kind: 'error',
    words: [["Linux Containers\\kernel' not found"], ['Linux Containers\\uvm', 'not found']],
    printed: [{ by: 'containerd, nerdctl', in: 'error of a start' }],
    causes: [
      {
        cause: inferred(
          'The image is one of Linux, and containerd wants to run it in a virtual machine, whose kernel is not installed.',
          ['github containerd/nerdctl/issues/4664'],
        ),
        checks: [{ command: 'nerdctl image inspect IMAGE', shows: 'Os: linux' }],
        remedy: 'Take the Windows image: a tag for this build, or --platform windows/amd64.',
      },
    ],
  },
  {
    id: 'U-06',
    about: 'program in a container of Linux',
    kind: 'error',
    words: [
      ['OCI runtime', 'executable file not found in $PATH'],
      ['starting container process', 'executable file not found in $PATH'],
    ],
    printed: [{ by: 'runc', in: 'pod events, kubectl exec' }],
    causes: [
      {
        cause: inferred(
          'The container is one of Linux, as $PATH and OCI tell, and has no such program: powershell and cmd are of Windows.',
          ['github docker/for-win/issues/2108'],
        ),
        likely: [{ says: 'powershell' }, { says: '"pwsh' }, { says: '"cmd' }, { says: '.exe' }],
        checks: [{ command: 'kubectl get pod POD -o wide', shows: 'a node of Linux' }],
        remedy:
          'Use sh there; give the pod a nodeSelector and an image for Windows if it is to run on Windows.',
      },
    ],
  },
  {
    id: 'W-18',
    about: 'root of containerd without a drive',
    kind: 'error',
    words: [['path must start with a drive letter']],
    printed: [{ by: 'containerd', in: 'containerd log: snapshotter windows' }],
    causes: [
      {
        cause: verified(
          'The root of containerd has no drive letter, so that the snapshotter for Windows is not loaded.',
          [
            'github containerd/containerd/blob/018f72e600566beb5c00720b72e5f008a5104d24/snapshots/windows/windows.go',
          ],
        ),
        checks: [{ look: 'root in config.toml', shows: 'a path without C:' }],
        remedy: 'Write it with its drive, as C:\\ProgramData\\containerd\\root.',
      },
    ],
  },
  {
    id: 'W-29',
    about: 'VOLUME of an image that cannot be followed',
    kind: 'error',
    words: [
      ['rootpath on mountPath', 'readlink'],
      ['rootpath on mountPath', 'Incorrect function'],
      ['rootpath on mountPath', 'cannot find the path'],
    ],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'containerd copies what the image has in its VOLUME, and could not follow that path in the image.',
          [`${containerdRepository}/internal/cri/opts/container.go`],
        ),
        checks: [{ command: 'docker history IMAGE', shows: 'a line VOLUME' }],
        remedy: 'Take VOLUME out of the image; the pod mounts its volumes all the same.',
      },
    ],
  },
  {
    id: 'W-30',
    about: 'layer without its files',
    kind: 'error',
    words: [
      ['no Files folder in layer'],
      ['does not exist in Utility VM image'],
      ['failed to find UtilityVM directory in base layer'],
    ],
    printed: [{ by: 'containerd', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: verified('The base layer lies on the disk without parts that its unpacking makes.', [
          `${containerdRepository}/core/mount/mount_windows.go`,
          `${containerdRepository}/plugins/snapshots/windows/common.go`,
        ]),
        checks: [{ look: 'the folder of the layer', shows: 'no Files, or no UtilityVM' }],
        remedy: 'Remove the image with crictl rmi and pull it again.',
      },
    ],
  },
  {
    id: 'W-31',
    about: 'program of a HostProcess container',
    kind: 'error',
    outerTo: ['M-HPC-02'],
    words: [['failed to find executable']],
    printed: [{ by: 'containerd-shim-runhcs-v1', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The command of a HostProcess container is found neither in its folder nor in PATH of the node.',
          [`${hcsshim}/jobcontainers/path.go`],
        ),
        checks: [
          { look: 'command and workingDir of the container', shows: 'the path of the program' },
        ],
        remedy:
          'Write the whole path, with %CONTAINER_SANDBOX_MOUNT_POINT% for what the image has.',
      },
      {
        cause: inferred(
          'From containerd 1.7 on the image is bound to C:\\hpc and no longer lies in a folder of its own; a container without workingDir may begin in C:\\ there (AKS 1.28 did at first), so that a path relative to the image leads elsewhere.',
          ['kep-1981', 'github Azure/AKS/issues/4196', 'github Azure/AKS/issues/3885'],
        ),
        likely: [
          { containerd: { from: '1.7' } },
          { says: 'executable: .\\' },
          { says: 'executable: ./' },
        ],
        excluded: [{ containerd: '1.6' }],
        checks: [
          { command: 'kubectl exec POD -- cmd /c cd', shows: 'C:\\ and not C:\\hpc' },
          { look: 'command and workingDir', shows: 'a path of the image, and no workingDir' },
        ],
        remedy:
          'Set workingDir to $env:CONTAINER_SANDBOX_MOUNT_POINT (C:\\hpc), or begin the command with it.',
      },
    ],
  },
  {
    id: 'W-32',
    about: 'device for a container',
    kind: 'error',
    words: [
      ['device extensions are not supported on this build'],
      ['device type', 'is not supported in windows'],
      ['unrecognised HostPath format', 'IDType://ID'],
      ['device from path not supported on Windows'],
    ],
    printed: [{ by: 'containerd, containerd-shim-runhcs-v1', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A device of a Windows container is named by a class, such as class/GUID, and this one is not, or this build of Windows takes none.',
          [
            `${hcsshim}/devices/assigned_devices.go`,
            `${hcsshim}/hcsoci/devices.go`,
            `${containerdRepository}/internal/cri/opts/spec_windows_opts.go`,
          ],
        ),
        checks: [
          { look: 'the device plugin of the node', shows: 'a path of Linux such as /dev/…' },
        ],
        remedy: 'Use a device plugin for Windows, on a build that has device extensions.',
      },
    ],
  },
  {
    id: 'E-10',
    about: 'download that is not what was asked for',
    kind: 'error',
    words: [['failed commit on ref', 'unexpected commit'], ['unexpected commit digest']],
    printed: [{ by: 'containerd', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: inferred(
          'What arrived has another digest or size than the manifest says: a proxy or a filter changed it, the download broke off, or the mirror keeps a damaged layer.',
          [
            'github containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/plugins/content/local/writer.go',
          ],
        ),
        checks: [{ command: 'ctr -n k8s.io images pull IMAGE', shows: 'the same each time' }],
        remedy:
          'Let the proxy pass the registry untouched; delete the layer in the mirror; pull again.',
      },
    ],
  },
  {
    id: 'E-20',
    about: 'program of another system',
    kind: 'error',
    words: [['exec format error']],
    printed: [{ by: 'runc', in: 'pod events, log of the container' }],
    causes: [
      {
        cause: inferred(
          'The container runs on a Linux node, whose runtime says so: nothing keeps the pod on Windows nodes, or its image is for another processor.',
          [
            'github kai-scheduler/KAI-Scheduler/issues/53',
            'github containerd/containerd/issues/12243',
          ],
        ),
        checks: [{ command: 'kubectl get pod POD -o wide', shows: 'a Linux node' }],
        remedy: 'Give a Windows pod the nodeSelector kubernetes.io/os: windows.',
      },
      {
        cause: inferred(
          'The program that the image starts is built for another system or processor, such as Linux or arm64.',
          ['github containerd/containerd/issues/12243'],
        ),
        likely: [{ observed: 'a program of Linux or of arm64' }],
        checks: [
          { command: 'docker inspect IMAGE', shows: 'Os and Architecture of another platform' },
        ],
        remedy: 'Build it for windows/amd64 (GOOS=windows GOARCH=amd64), and the image with it.',
      },
    ],
  },
  {
    id: 'D-42',
    about: 'address of a pipe',
    kind: 'error',
    words: [
      ['open npipe:', 'label syntax is incorrect'],
      ['CreateFile npipe:', 'label syntax is incorrect'],
    ],
    printed: [{ by: 'ctr, containerd clients', in: 'its output or log' }],
    causes: [
      {
        cause: inferred(
          'The program takes the address as a file name: it wants the pipe without npipe: in front.',
          ['github rancher/rke2/issues/2161', 'github containerd/containerd/issues/5671'],
        ),
        checks: [{ look: 'the address given to it', shows: 'npipe:// in front' }],
        remedy: String.raw`Give ctr and clients of containerd \\.\pipe\containerd-containerd; npipe:// is for crictl.`,
      },
    ],
  },
  {
    id: 'LB-01',
    about: 'containerd that cannot take up its pods again',
    kind: 'error',
    words: [
      ['Failed to run CRI service', 'failed to recover state'],
      ['failed to recover state', 'Failed to run CRI service'],
    ],
    printed: [{ by: 'containerd', in: 'containerd log, at its start' }],
    causes: [
      {
        cause: verified(
          'containerd has two sandboxes or containers of one name on record, so that its CRI service ends at every start.',
          [sandboxNames, 'github containerd/containerd/issues/7247'],
        ),
        likely: [{ says: 'failed to reserve' }],
        excluded: [{ says: 'not found' }],
        checks: [
          {
            command: 'ctr.exe -n k8s.io containers list',
            shows: 'the ID behind “is reserved for”',
          },
        ],
        remedy:
          'Stop the kubelet, delete that container with ctr -n k8s.io containers delete ID, and start containerd. Where that does not help, move its root folder (C:\\ProgramData\\containerd\\root) away: images and containers are then made anew.',
      },
      {
        cause: inferred(
          'What containerd keeps of a sandbox or container is not whole, as after a power cut or a full disk.',
          ['github siderolabs/talos/issues/9496', 'github k3s-io/k3s/issues/5189'],
        ),
        likely: [{ says: 'not found' }, { says: 'failed to get metadata' }],
        checks: [{ command: 'Get-Volume -DriveLetter C', shows: 'no room left, or errors' }],
        remedy:
          'Make room, then stop the kubelet and containerd and move the root folder of containerd (C:\\ProgramData\\containerd\\root) away: images and containers are made anew.',
      },
      {
        cause: verified(
          'containerd ended abruptly while pods ran: their tasks still hold what the new start wants to take up.',
          ['github containerd/containerd/issues/5621'],
        ),
        checks: [{ command: 'ctr.exe -n k8s.io tasks list', shows: 'tasks from before' }],
        remedy: 'End these tasks with ctr -n k8s.io tasks kill, or reboot the node.',
      },
    ],
  },
  {
    id: 'L-09',
    about: 'endpoint that is gone',
    kind: 'error',
    words: [
      ['failed to destroy network for sandbox', 'hcn endpoint', 'not found'],
      ['failed to destroy network for sandbox', 'Endpoint ID "', 'not found'],
    ],
    printed: [{ by: 'containerd', in: 'pod events, its log, crictl rmp' }],
    causes: [
      {
        cause: inferred(
          'The endpoint of the pod was deleted before the pod: by a clean-up script, a restart of HNS or by hand. An old CNI plugin takes that for a failure, so that the sandbox stays.',
          [
            'github containerd/containerd/issues/6135',
            'github microsoft/windows-container-networking/commit/0705ce7',
          ],
        ),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'not the ID of the message' }],
        remedy:
          'Update the CNI plugin, which then ends well without an endpoint; delete endpoints only with their pods.',
      },
    ],
  },
  {
    id: 'GD-03',
    about: 'hosts.toml that is no TOML',
    kind: 'error',
    words: [['failed to decode', 'hosts.toml']],
    printed: [{ by: 'containerd', in: 'log of containerd' }],
    causes: [
      {
        cause: verified(
          'containerd cannot read a hosts.toml and goes by the certificates (.crt) beside it alone: a table stands there twice, or a path in double quotes has single backslashes.',
          [
            'github k3s-io/k3s/issues/9693',
            'containerd 301026e58c61/core/remotes/docker/config/hosts.go#L328-L333',
          ],
        ),
        checks: [{ look: 'the line that the message names, in certs.d', shows: 'what is wrong' }],
        remedy: 'Correct the file; containerd reads it anew at the next pull.',
      },
    ],
  },
  {
    id: 'GD-04',
    about: 'pipe of containerd that a console may not open',
    kind: 'error',
    words: [
      ['cannot access containerd socket', 'Access is denied'],
      ['containerd-containerd', 'Access is denied', 'failed to dial'],
      ['containerd-containerd', 'Access is denied', 'validate service connection'],
    ],
    printed: [{ by: 'nerdctl, ctr, crictl', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The console was not opened as administrator: containerd gives its pipe no rights of its own, so that Windows lets administrators and the system write to it alone.',
          ['containerd 301026e58c61/pkg/sys/socket_windows.go#L25-L30'],
        ),
        checks: [{ command: 'whoami /groups', shows: 'no High Mandatory Level' }],
        remedy: 'Open the console as administrator, and repeat the command.',
      },
    ],
  },
  {
    id: 'RT-01',
    about: 'containerd of buildkitd',
    kind: 'error',
    words: [
      ['failed to connect client to', 'make sure containerd is running'],
      ['buildkitd: connection error', 'dial npipe:'],
    ],
    printed: [{ by: 'buildkitd', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'buildkitd finds no containerd at that pipe: it does not run, listens elsewhere, or buildkitd is in an ordinary container, which lacks the pipes of the host.',
          ['github moby/buildkit/issues/4826'],
        ),
        checks: [
          { command: 'Get-Service containerd', shows: 'not running' },
          { command: 'Get-ChildItem \\\\.\\pipe\\ -Filter containerd*', shows: 'no such pipe' },
        ],
        remedy:
          'Start containerd, name its pipe with --containerd-worker-addr, or run buildkitd in a HostProcess pod.',
      },
    ],
  },
  {
    id: 'RT-02',
    about: 'hosts file of nerdctl',
    kind: 'noise',
    words: [['failed to remove hosts file for container']],
    printed: [{ by: 'nerdctl', in: 'its output, as a container is removed' }],
    causes: [
      {
        cause: inferred(
          'nerdctl before August 2026 removes a hosts file that it never writes on Windows; the container ended and was removed all the same.',
          ['github containerd/nerdctl/issues/4678', 'github containerd/nerdctl/pull/5098'],
        ),
        checks: [{ command: 'nerdctl ps -a', shows: 'the container is gone' }],
        remedy: 'Nothing; a newer nerdctl does not say it.',
      },
    ],
  },
  {
    id: 'RT-05',
    about: 'mounts of a build',
    kind: 'error',
    words: [['number of mounts should always be 1 for Windows layers']],
    printed: [{ by: 'BuildKit', in: 'output of a build' }],
    causes: [
      {
        cause: inferred('BuildKit does not yet serve this kind of mount on Windows.', [
          'github moby/buildkit/issues/5678',
        ]),
        checks: [{ look: 'the step', shows: 'RUN --mount, or a frontend that adds mounts' }],
        remedy: 'Leave the mount out: COPY the files in, and remove them in the same step.',
      },
    ],
  },
  {
    id: 'W-72',
    about: 'CimFS under dockerd',
    kind: 'error',
    words: [["invalid windows mount type: 'CimFS'"]],
    printed: [{ by: 'dockerd, nerdctl', in: 'docker run, nerdctl run' }],
    causes: [
      {
        cause: inferred(
          'dockerd and nerdctl mount the layers on the host by themselves and know windows-layer alone; ctr and the kubelet hand the mount of the snapshotter cimfs to the shim.',
          ['github moby/moby/issues/53063'],
        ),
        checks: [{ look: 'daemon.json, DOCKER_DRIVER', shows: 'cimfs as snapshotter' }],
        remedy: 'Let dockerd and nerdctl use the snapshotter windows.',
      },
    ],
  },
  {
    id: 'SR-30',
    about: 'device with a path in the container',
    kind: 'error',
    words: [
      ['unexpected ContainerPath', 'must be empty'],
      ['unexpected Permissions', 'must be empty'],
    ],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A device comes with a path in the container or with permissions, as on Linux; on Windows both have to be empty.',
          ['ctrd-code internal/cri/opts/spec_windows_opts.go#L250-L260'],
        ),
        checks: [
          {
            look: 'device plugin that serves the resource, or devices in the config of crictl',
            shows: 'container_path or permissions',
          },
        ],
        remedy: 'Use a device plugin for Windows, which gives host_path alone, such as class/GUID.',
      },
    ],
  },
  {
    id: 'SR-31',
    about: 'users of a pod of their own',
    kind: 'error',
    words: [['unsupported to setup netns within userns on windows']],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified('The pod asks for a user namespace, which Windows does not have.', [
          'ctrd-code internal/cri/server/sandbox_run_windows.go#L30-L32',
        ]),
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'hostUsers: false' }],
        remedy: 'Leave hostUsers out of pods for Windows.',
      },
    ],
  },
  {
    id: 'SR-32',
    about: 'flags of the service of containerd',
    kind: 'error',
    words: [['--register-service and --unregister-service cannot be used together']],
    printed: [{ by: 'containerd.exe', in: 'its output' }],
    causes: [
      {
        cause: verified('containerd.exe got both flags.', [
          'ctrd-code cmd/containerd/command/service_windows.go#L189-L199',
        ]),
        checks: [{ look: 'the command', shows: 'both flags' }],
        remedy: 'Unregister first, then register with another call.',
      },
    ],
  },
  {
    id: 'SR-37',
    about: 'service of containerd that is there',
    kind: 'error',
    words: [['containerd: The specified service already exists']],
    printed: [{ by: 'containerd.exe', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'containerd --register-service ran before: the service stays with the path of its program and the flags that it got then.',
          ['ctrd-code cmd/containerd/command/service_windows.go#L117-L165'],
        ),
        checks: [{ command: 'sc.exe qc containerd', shows: 'BINARY_PATH_NAME of before' }],
        remedy:
          'Leave it where path and flags are right; else Stop-Service containerd, containerd --unregister-service, and register again.',
      },
    ],
  },
  {
    id: 'SR-33',
    about: 'certificate of containerd in the store of Windows',
    kind: 'error',
    words: [['failed to setup TLS from Windows cert store']],
    printed: [{ by: 'containerd', in: 'containerd log, its output' }],
    causes: [
      {
        cause: verified(
          'tcp_tls_common_name in config.toml names a certificate that the store My of containerd’s account lacks, or whose private key it may not read.',
          [
            'ctrd-code internal/wintls/wintls_windows.go#L65-L98',
            'ctrd-code plugins/server/grpc/plugin.go#L206-L212',
          ],
        ),
        checks: [
          {
            command: String.raw`Get-ChildItem Cert:\LocalMachine\My | Select Subject, HasPrivateKey`,
            shows: 'no such name, or False',
          },
        ],
        remedy:
          'Import the certificate with its key, or give tcp_tls_cert and tcp_tls_key as files, or take the TCP address away.',
      },
    ],
  },
  {
    id: 'SR-34',
    about: 'differ that does not fit the snapshotter',
    kind: 'error',
    words: [
      ['mount layer type must be lcow-layer'],
      ['windowsDiff does not support layer type'],
      ['cimDiff does not support layer type'],
    ],
    printed: [{ by: 'containerd, ctr', in: 'pod events of a pull, their output' }],
    causes: [
      {
        cause: verified(
          'The snapshotter is another than windows, such as cimfs, and the diff service knows only windows and windows-lcow, so nothing unpacks the layers.',
          [
            'ctrd-code plugins/services/diff/service_windows.go#L19-L22',
            'ctrd-code plugins/diff/windows/windows.go#L323-L334',
            'ctrd-code plugins/diff/lcow/lcow.go#L202-L209',
          ],
        ),
        checks: [
          {
            command: 'containerd config dump',
            shows: 'snapshotter = "cimfs" and no "cimfs" in default of the diff-service',
          },
        ],
        remedy:
          'Put the differ first in default of io.containerd.service.v1.diff-service, or set the snapshotter windows.',
      },
    ],
  },
  {
    id: 'SR-35',
    about: 'rights to keep a layer',
    kind: 'error',
    words: [['failed to enable necessary privileges']],
    printed: [{ by: 'containerd', in: 'containerd log, output of ctr or nerdctl' }],
    causes: [
      {
        cause: verified(
          'containerd lacks the privileges SeBackupPrivilege and SeRestorePrivilege, which it needs to turn a container’s files into a layer.',
          ['ctrd-code plugins/snapshots/windows/windows.go#L280-L288'],
        ),
        checks: [
          {
            command: 'sc.exe qc containerd',
            shows:
              'SERVICE_START_NAME: not LocalSystem; or it runs in a console that is not elevated',
          },
        ],
        remedy: 'Run containerd as LocalSystem, or its console as administrator.',
      },
    ],
  },
  {
    id: 'SR-36',
    about: 'options of ctr that Windows does not have',
    kind: 'error',
    words: [
      ['cannot use host mode networking with Windows containers'],
      ['devices must be in the format IDType://ID'],
      ['devices must have a non-empty IDType'],
    ],
    printed: [{ by: 'ctr', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'ctr run on Windows has no --net-host, and takes --device as IDType://ID, such as class://GUID.',
          ['ctrd-code cmd/ctr/commands/run/run_windows.go#L130-L170'],
        ),
        checks: [{ look: 'the command', shows: '--net-host, or a path as device' }],
        remedy: 'Leave --net-host out, or run the image as a HostProcess pod; write class://GUID.',
      },
    ],
  },
  {
    id: 'SR-72',
    about: 'CimFS on an older Windows',
    kind: 'error',
    words: [
      ['CimFS not supported on this build'],
      ['block CIM not supported on this OS version'],
      ["merged CIMs aren't supported on this OS version"],
      ['verified CIMs are not supported on this OS version'],
      ["verified CIMs aren't supported on this OS version"],
    ],
    printed: [{ by: 'containerd, containerd-shim-runhcs-v1', in: 'pod events, output of ctr' }],
    causes: [
      {
        cause: verified(
          'The snapshotter cimfs or blockcim is set, and this build of Windows lacks what it needs.',
          [
            'hcsshim-code internal/wclayer/cim/forked_cim_writer.go#L26-L28',
            'hcsshim-code pkg/cimfs/cim_writer_windows.go#L118-L128',
          ],
        ),
        checks: [
          { command: 'containerd config dump', shows: 'snapshotter = "cimfs" or "blockcim"' },
          { command: 'cmd /c ver', shows: 'an older build than on nodes where it works' },
        ],
        remedy: 'Set the snapshotter windows on this node, or use a newer Windows.',
      },
    ],
  },
]
