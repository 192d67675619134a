import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const withCriV1 = ['1.6', '1.7', '2.0', '2.1', '2.2', '2.3', '2.4'] as const

/** Messages of a kubelet that does not reach its runtime. */
export const kubeletRuntimeSymptoms: readonly Symptom[] = [
  {
    id: 'M-KLT-07',
    about: 'PLEG',
    kind: 'error',
    words: [['PLEG is not healthy: pleg was last seen active']],
    printed: [{ by: 'kubelet', in: 'kubelet log, Ready condition' }],
    causes: [
      {
        cause: inferred(
          'The runtime lists containers too slowly: many sandboxes fail, or HNS or the disk is overloaded.',
          ['k8s#110143'],
        ),
        likely: [{ observed: 'NotReady comes and goes' }],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          { command: 'Measure-Command { crictl ps -a }', shows: 'many seconds' },
          {
            look: 'kubectl get events for the node',
            shows: 'FailedCreatePodSandBox again and again',
          },
        ],
        remedy:
          'Mend the failing pods first, remove leaked sandboxes, and restart containerd on a drained node.',
      },
      {
        cause: inferred('The runtime is down.', ['k8s#110143']),
        checks: [{ command: 'Get-Service containerd', shows: 'stopped' }],
        remedy: 'Start the runtime and read its log.',
      },
      {
        cause: inferred(
          'A pod with very small limits of CPU or memory starts and stops again and again, and calls of the runtime wait for it.',
          ['github kubernetes/kubernetes/issues/93945'],
        ),
        checks: [
          { command: 'kubectl describe node NODE', shows: 'a pod with limits of a few MiB' },
        ],
        remedy: 'Raise its limits, or delete it.',
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
    id: 'S-04',
    outerTo: ['M-KLT-07'],
    about: 'runtime down',
    kind: 'error',
    weak: 'message',
    words: [
      ['container runtime is down'],
      ['container runtime status check may not have completed yet'],
      ['PLEG is not healthy: pleg was last seen active'],
    ],
    printed: [{ by: 'kubernetes', in: 'Ready condition' }],
    causes: [
      {
        cause: verified('containerd is stopped, hangs, or is not reached on its pipe.', [
          'k8s-runtime',
          'ctrd-service_windows#L156-L163',
        ]),
        likely: [
          { says: 'container runtime is down' },
          { says: 'pleg was last seen active' },
          { says: 'KubeletNotReady' },
        ],
        excluded: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        checks: [],
        remedy:
          'Get-Service containerd. After its third failure in a day nothing restarts it: Start-Service containerd. The kubelet’s endpoint is npipe:////./pipe/containerd-containerd.',
      },
      {
        cause: inferred(
          'Docker, or cri-dockerd through which the kubelet speaks with it, is stopped or hangs.',
          ['k8s-runtime', 'cri-dockerd 05b0273f53e5/README.md'],
        ),
        likely: [
          { says: 'container runtime is down' },
          { says: 'pleg was last seen active' },
          { says: 'KubeletNotReady' },
        ],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ command: 'Get-Service docker, cri-dockerd', shows: 'stopped' }],
        remedy:
          'Start-Service docker, then cri-dockerd where the node has it; their logs say why they stopped.',
      },
    ],
  },
  {
    id: 'S-22',
    about: 'CRI not served',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    outerTo: ['S-03', 'M-CNI-01', 'R-17', 'R-18'],
    words: [
      ['failed to load CNI config'],
      ['unknown service runtime.v1.RuntimeService'],
      ['unknown service runtime.v1.ImageService'],
      ['CRI v1 runtime API is not implemented'],
    ],
    printed: [{ by: 'kubernetes', in: 'containerd log, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The endpoint is the pipe of Docker, which serves no CRI: since 1.24 the kubelet has no dockershim to speak with it.',
          ['cri-dockerd 05b0273f53e5/README.md'],
        ),
        likely: [{ says: 'pipe/docker_engine' }],
        excluded: [{ says: 'pipe/containerd' }, { says: 'pipe/cri-dockerd' }],
        checks: [
          {
            look: 'containerRuntimeEndpoint in the file of the kubelet, or --container-runtime-endpoint',
            shows: 'npipe:////./pipe/docker_engine',
          },
        ],
        remedy:
          'Install containerd, or cri-dockerd beside Docker, and name its pipe as the endpoint.',
      },
      {
        cause: verified(
          'The plug-in of containerd that serves CRI did not load: its configuration is refused or damaged, as when a replaced bin_dir also hit the image verifier of 2.x.',
          ['swt-b3efa00a'],
        ),
        likely: [
          { says: 'unknown service runtime.v1.' },
          { says: 'CRI v1 runtime API is not implemented' },
        ],
        excluded: [
          {
            told: 'containerd.disabledPlugins',
            as: ['cri', 'io.containerd.grpc.v1.cri', 'io.containerd.cri.v1'],
          },
          { says: 'pipe/cri-dockerd' },
          { says: 'pipe/docker_engine' },
        ],
        checks: [
          { command: 'ctr plugins ls', shows: 'io.containerd.grpc.v1 cri: error' },
          { look: 'log of containerd at its start', shows: 'failed to load plugin, and why' },
        ],
        remedy:
          'Mend what the log of containerd names (containerd config dump shows what it reads), and restart containerd.',
      },
      {
        cause: verified(
          'containerd is older than 1.6 and serves CRI v1alpha2 alone; a kubelet from 1.26 on speaks v1 alone.',
          ['github containerd/containerd/pull/7863'],
        ),
        likely: [
          { says: 'unknown service runtime.v1.' },
          { says: 'CRI v1 runtime API is not implemented' },
          { containerd: '1.4' },
          { containerd: '1.5' },
        ],
        excluded: [
          { kubernetes: { through: '1.25' } },
          ...withCriV1.map((line) => ({ containerd: line })),
          { says: 'pipe/cri-dockerd' },
          { says: 'pipe/docker_engine' },
          { says: 'failed to load CNI config' },
        ],
        checks: [{ command: 'containerd --version', shows: '1.5 or older' }],
        remedy: 'Install containerd 1.6 or newer.',
      },
      {
        cause: inferred(
          'The plug-in that serves CRI stands in disabled_plugins, as in the config.toml that Docker brings.',
          ['moby#37519'],
        ),
        likely: [
          {
            told: 'containerd.disabledPlugins',
            as: ['cri', 'io.containerd.grpc.v1.cri', 'io.containerd.cri.v1'],
          },
        ],
        excluded: [{ says: 'failed to load CNI config' }, { says: 'pipe/cri-dockerd' }],
        checks: [{ look: 'disabled_plugins in config.toml', shows: 'cri' }],
        remedy: 'Take it out of the list and restart containerd.',
      },
      {
        cause: inferred(
          'This release of cri-dockerd serves CRI v1alpha2 alone, and a kubelet from 1.26 on speaks v1 alone; cri-dockerd has v1 from 0.3.0 on.',
          [
            'github Mirantis/cri-dockerd/issues/136',
            'github jupyterhub/action-k3s-helm/pull/86',
            'github abiosoft/colima/issues/701',
          ],
        ),
        likely: [
          { says: 'pipe/cri-dockerd' },
          { says: 'unknown service runtime.v1' },
          { says: 'CRI v1 runtime API is not implemented' },
        ],
        excluded: [
          { decision: 'containerRuntime', is: ['containerd'] },
          { says: 'containerd-containerd' },
          { says: 'pipe/docker_engine' },
          { says: 'failed to load CNI config' },
        ],
        checks: [{ command: 'cri-dockerd.exe --version', shows: '0.2 or older' }],
        remedy: 'Install cri-dockerd 0.3.0 or newer and restart it, then the kubelet.',
      },
    ],
  },
  {
    id: 'R-03',
    about: 'CRI v1alpha2 not served',
    kind: 'error',
    words: [['unknown service runtime.v1alpha2.RuntimeService']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'What answers at the endpoint does not serve this version of CRI: the containerd inside Docker, or a containerd that no longer has it.',
          ['k8s#73189'],
        ),
        checks: [
          { command: 'crictl version', shows: 'the same error, or a runtime of another line' },
        ],
        remedy:
          'Point the kubelet to the pipe of containerd itself, of a line that fits its version.',
      },
    ],
  },
  {
    id: 'R-12',
    about: 'cgroup driver with Docker',
    kind: 'error',
    // The other way round it is a Linux node: Docker on Windows says cgroupfs.
    words: [
      [
        'misconfiguration: kubelet cgroup driver: "systemd"',
        'is different from docker cgroup driver: "cgroupfs"',
      ],
      [
        String.raw`misconfiguration: kubelet cgroup driver: \"systemd\"`,
        String.raw`is different from docker cgroup driver: \"cgroupfs\"`,
      ],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The configuration of the cluster says systemd, and a kubelet with Docker compares that on Windows too.',
          ['k8s#97759'],
        ),
        checks: [{ look: 'cgroupDriver in config.yaml of the kubelet', shows: 'systemd' }],
        remedy:
          'Set cgroupDriver to cgroupfs on the Windows node, or take a kubelet that leaves the comparison out on Windows.',
      },
    ],
  },
  {
    id: 'R-28',
    about: 'runtime endpoint of Linux',
    kind: 'error',
    words: [
      ['protocol "unix" not supported'],
      ['protocol unix not supported'],
      ['only support tcp and npipe endpoint'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet.err.log, kubelet log' }],
    causes: [
      {
        cause: verified(
          'The endpoint of the runtime is a Unix socket, from the file of the kubelet or its command line; on Windows only npipe and tcp are taken.',
          ['cri-client-windows', 'k8s#129952'],
        ),
        checks: [
          {
            look: 'containerRuntimeEndpoint in the file of the kubelet, --container-runtime-endpoint in its command line and in kubeadm-flags.env',
            shows: 'unix://, or nothing that names a pipe',
          },
        ],
        remedy:
          'Set it to npipe:////./pipe/containerd-containerd on the Windows node; the flag overrules the file.',
      },
    ],
  },
  {
    id: 'N-12',
    about: 'kubelet without a runtime',
    kind: 'error',
    words: [['the container runtime endpoint address was not specified or empty']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    versions: { of: 'kubelet', from: '1.24' },
    causes: [
      {
        cause: verified(
          'The kubelet is told no runtime: without dockershim it has no default endpoint.',
          ['github kubernetes/kubernetes/issues/115824'],
        ),
        checks: [{ look: 'flags and KubeletConfiguration', shows: 'no containerRuntimeEndpoint' }],
        remedy:
          'Set --container-runtime-endpoint=npipe:////./pipe/containerd-containerd; for Docker that of cri-dockerd.',
      },
    ],
  },
  {
    id: 'Q-03',
    about: 'handler of dockershim',
    kind: 'error',
    words: [['RuntimeHandler "', 'not supported']],
    printed: [{ by: 'kubelet with dockershim', in: 'events, kubelet log' }],
    causes: [
      {
        cause: verified(
          'dockershim of 1.14 takes no RuntimeClass with a handler at all, not even docker.',
          ['ca-1.14 pkg/kubelet/dockershim/docker_sandbox.go#L99'],
        ),
        likely: [{ kubernetes: { through: '1.14' } }],
        excluded: [{ kubernetes: { from: '1.15' } }],
        checks: [{ command: 'kubectl get nodes', shows: 'kubelets of 1.14' }],
        remedy:
          'Take runtimeClassName out of the pod and select the nodes with nodeSelector, or upgrade the nodes to 1.15.',
      },
      {
        cause: verified(
          'The handler of the RuntimeClass is not docker, the one that dockershim takes.',
          ['ca-1.15 pkg/kubelet/dockershim/docker_sandbox.go#L99'],
        ),
        likely: [{ kubernetes: { from: '1.15' } }],
        excluded: [{ says: 'RuntimeHandler "docker"' }],
        checks: [{ command: 'kubectl get runtimeclass -o wide', shows: 'another handler' }],
        remedy:
          'Set handler: docker, or run the node with containerd where a handler such as runhcs-wcow-process exists.',
      },
    ],
  },
]
