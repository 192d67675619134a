import { ofCri } from '../pulls.ts'
import type { Condition, Symptom } from '../define.ts'
import { imageStart } from '../../workload/image-start.ts'
import { containerd } from '../../runtimes/containerd.ts'
import {
  injectedForLinux,
  linuxAddOns,
  publishedForBoth,
  windowsOf2019Alone,
  withoutWindowsAtTimes,
} from '../../workload/linux-images.ts'
import { inferred, verified } from '../../fact.ts'
import { includesRelease } from '../../../values/version.ts'

const { unversioned } = imageStart
const takesUnversioned: readonly Condition[] = containerd.lines
  .filter(({ first }) => !includesRelease(unversioned.value, first))
  .map(({ id }) => ({ containerd: id }))
const linuxPause: readonly Condition[] = ['3.1', '3.2', '3.3'].flatMap((tag) =>
  ['"', '\\"', ':', '@'].map((end) => ({ says: `/pause:${tag}${end}` })),
)

/** The message names one of these repositories. */
const ofRepository = (names: readonly string[]): readonly Condition[] =>
  names.flatMap((name) => [{ says: `${name}:` }, { says: `${name}@` }])

const ofBefore2022: readonly Condition[] = windowsOf2019Alone.value.map((says) => ({ says }))

/** What speaks for an image that has nothing for Windows. */
const ofLinuxAlone: readonly Condition[] = [
  { observed: 'DaemonSet of Linux' },
  { says: 'operating system "linux"' },
  // Images that are known to be for Linux alone.
  { says: '/proxyv2:' },
  { says: 'alpine' },
  { says: 'busybox' },
  { says: 'ubuntu' },
  { says: 'debian' },
  { says: '"nginx' },
  { says: '/nginx:' },
  ...ofRepository(linuxAddOns.value),
]

/** What speaks for an image of Windows that lacks the build of the node. */
const ofAnotherBuild: readonly Condition[] = [
  { told: 'image.os' },
  // Its image for Windows is one for Server 2019 alone.
  ...ofBefore2022,
  { decision: 'windowsRelease', is: ['ltsc2025'] },
  { decision: 'windowsRelease', is: ['23H2'] },
  // Images that are known to be for Windows.
  { says: 'mcr.microsoft.com/windows' },
  { says: 'mcr.microsoft.com/powershell' },
  { says: 'mcr.microsoft.com/dotnet/framework' },
  { says: 'pause:' },
  { says: 'ltsc20' },
  { says: 'windowsserver' },
  { says: ':windows-20' },
  { says: 'servercore' },
  { says: 'nanoserver' },
  { says: ':20H2' },
  { says: ':1809' },
]

/** Messages of pulls and registries. */
export const imagesSymptoms: readonly Symptom[] = [
  {
    id: 'K-05',
    about: 'pause image of a registry that wants an account',
    kind: 'error',
    words: [
      ['failed to get sandbox image', '401 Unauthorized'],
      ['failed to get sandbox image', 'no basic auth credentials'],
      ['failed to get sandbox image', '403 Forbidden'],
      ['failed to get sandbox image', 'pull access denied'],
    ],
    outerTo: ['C-78', 'PR-25'],
    printed: [{ by: 'containerd', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'containerd pulls the pause image by itself, without the imagePullSecrets of any pod, and the registry wants an account.',
          ['github kubernetes/kubernetes/issues/76077'],
        ),
        checks: [
          { command: 'crictl pull --creds USER:PASSWORD IMAGE', shows: 'the image is pulled' },
        ],
        remedy:
          'Give containerd the account of the registry, let the registry give this image to all, or import it on each node.',
      },
      {
        cause: inferred(
          'The image was imported into another namespace of containerd than k8s.io, where the kubelet does not see it, so that it is pulled.',
          [
            'github containerd/containerd/blob/04d0bebd182db81da50065200644c743565ad034/docs/cri/crictl.md',
          ],
        ),
        likely: [{ observed: 'the image was imported with ctr' }],
        checks: [{ command: 'ctr -n k8s.io images ls', shows: 'no such image' }],
        remedy: 'ctr -n k8s.io images import FILE.',
      },
    ],
  },
  {
    id: 'M-HCS-03',
    about: 'no platform match',
    kind: 'error',
    words: [
      ['no match for platform in manifest'],
      ['no matching manifest for windows'],
      ['no matching manifest for unknown'],
      ['image operating system "linux" cannot be used on this platform'],
    ],
    wordsInferred: true,
    printed: [{ by: 'containerd, docker', in: 'pod events (kubectl describe pod): ErrImagePull' }],
    causes: [
      {
        cause: verified(
          'An image for Linux alone was scheduled to a Windows node, or one for Windows that lacks the build of this node. The message is the same for both: no entry of the image’s list fits the node.',
          [
            'ctrd-image#L250',
            'github containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/core/images/handlers.go#L328',
            'containerd v1.6.23/platforms/defaults_windows.go#L61',
          ],
        ),
        excluded: [
          ...ofLinuxAlone,
          ...ofAnotherBuild,
          { observed: 'the node runs Linux' },
          ...linuxPause,
          { says: 'pause:' },
          ...ofRepository(injectedForLinux.value),
          ...ofRepository(withoutWindowsAtTimes.value),
          { observed: 'releases of the tool without Windows' },
        ],
        checks: [
          {
            command: 'docker manifest inspect IMAGE',
            shows: 'no "os": "windows", or an os.version of another build than that of the node',
          },
        ],
        remedy:
          'Without an entry for Windows give the pod the nodeSelector kubernetes.io/os: linux; with one of another build take a tag that has the build of the node.',
      },
      {
        cause: verified('An image for Linux alone was scheduled to a Windows node.', [
          'ctrd-image#L250',
          'website-windows',
          'github moby/moby/issues/27668',
        ]),
        likely: ofLinuxAlone,
        excluded: [
          { observed: 'the node runs Linux' },
          // Somebody showed its entries, and one is for Windows.
          { told: 'image.os' },
          ...ofRepository(injectedForLinux.value),
          ...ofRepository(withoutWindowsAtTimes.value),
          { observed: 'releases of the tool without Windows' },
          { says: 'mcr.microsoft.com/powershell' },
          { says: 'mcr.microsoft.com/windows' },
        ],
        checks: [{ look: 'manifest: os entries', shows: 'linux only' }],
        remedy:
          'Give that workload the nodeSelector kubernetes.io/os: linux, and taint Windows nodes.',
      },
      {
        cause: verified('The Windows image has no entry for this build.', ['ctrd-image#L250']),
        likely: ofAnotherBuild,
        excluded: [
          { observed: 'the node runs Linux' },
          ...linuxPause,
          ...ofRepository(injectedForLinux.value),
        ],
        checks: [{ look: 'manifest: os.version entries', shows: 'host build missing' }],
        remedy: 'Take a tag that has it.',
      },
      {
        cause: verified(
          'containerd before 1.6.23 and 1.7.6 looks for the build of its host alone, so that a host newer than Windows Server 2022 does not take the image of Windows Server 2022.',
          [
            'containerd v1.5.0/platforms/defaults_windows.go#L42',
            'containerd v1.6.23/platforms/defaults_windows.go#L61',
          ],
        ),
        likely: [
          { containerd: '1.5' },
          { containerd: { from: '1.6', before: '1.6.23' } },
          { containerd: { from: '1.7', before: '1.7.6' } },
        ],
        excluded: [
          { decision: 'containerRuntime', is: ['docker', 'mirantis'] },
          { decision: 'windowsRelease', is: ['ltsc2016', 'ltsc2019', 'ltsc2022'] },
          { containerd: { before: '1.5' } },
          { containerd: { from: '1.6.23', before: '1.7' } },
          { containerd: { from: '1.7.6' } },
          { observed: 'the node runs Linux' },
          ...linuxPause,
        ],
        checks: [{ command: 'containerd --version', shows: 'before 1.6.23 or 1.7.6' }],
        remedy: 'Update containerd, or take a tag of the build of the host.',
      },
      {
        cause: verified(
          `The list of manifests does not say for which build of Windows its entry is (no ${unversioned.value.field}), as buildx pushes it; containerd from ${unversioned.value.from} on and before ${unversioned.value.before} takes no such entry.`,
          unversioned.sources,
        ),
        likely: [{ found: 'image-list-versions' }],
        excluded: [
          { decision: 'containerRuntime', is: ['docker'] },
          ...takesUnversioned,
          { observed: 'the node runs Linux' },
          ...linuxPause,
        ],
        checks: [
          { command: 'docker manifest inspect IMAGE', shows: '"os": "windows" without os.version' },
        ],
        remedy:
          'Build with --provenance=false, give the entry its build with docker manifest annotate --os-version, or update containerd.',
      },
      {
        cause: inferred(
          'A pod for Windows was sent to a Linux node, as nothing in it asks for Windows nodes.',
          ['doc004-guide', 'web-guide'],
        ),
        likely: [{ found: 'os-selector' }],
        excluded: [{ builds: 'older image' }, { builds: 'newer image' }],
        checks: [{ command: 'kubectl get pod -o wide', shows: 'a Linux node' }],
        remedy: 'Give the pod the nodeSelector kubernetes.io/os: windows.',
      },
      {
        cause: verified(
          'The pause image is one for Linux alone: the kubelet or the runtime was not told another.',
          ['github rancher/rancher/issues/23161'],
        ),
        likely: [...linuxPause, { says: 'sandbox image' }],
        excluded: [{ observed: 'the image is not the pause image' }],
        checks: [
          {
            look: 'sandbox_image of containerd, --pod-infra-container-image of the kubelet',
            shows: 'a pause image without Windows',
          },
        ],
        remedy:
          'Name a pause image for Windows: sandbox_image of containerd, or --pod-infra-container-image of a kubelet with Docker.',
      },
      {
        cause: inferred(
          'A mesh or another injector put a container for Linux alone into the pod: its image holds nothing for Windows.',
          injectedForLinux.sources,
        ),
        likely: ofRepository(injectedForLinux.value),
        excluded: [{ observed: 'the node runs Linux' }, ...linuxPause],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'a container that its workload does not have',
          },
        ],
        remedy:
          'Keep the injector off pods for Windows: by an annotation of the pod, such as linkerd.io/inject: disabled or sidecar.istio.io/inject: "false", or by the label of its namespace.',
      },
      {
        cause: inferred(
          'This release of the tool was published without an image for Windows, which other releases of it have.',
          withoutWindowsAtTimes.sources,
        ),
        likely: [
          ...ofRepository(withoutWindowsAtTimes.value),
          { observed: 'releases of the tool without Windows' },
        ],
        excluded: [{ observed: 'the node runs Linux' }, ...linuxPause, ...ofBefore2022],
        checks: [
          { command: 'docker manifest inspect IMAGE', shows: 'no "os": "windows" for this tag' },
        ],
        remedy:
          'Take a release whose list of manifests has windows/amd64 for the build of the node; until then keep the former one.',
      },
      {
        cause: inferred(
          'The registry has a copy of the image for Linux alone: docker pull, tag and push on a Linux machine copies that part of a list for several systems.',
          ['github kubernetes-csi/csi-driver-smb/issues/541', ...publishedForBoth.sources],
        ),
        likely: [...ofRepository(publishedForBoth.value), { says: 'operating system "linux"' }],
        excluded: [
          { observed: 'the node runs Linux' },
          ...linuxPause,
          { says: 'registry.k8s.io/' },
          { says: 'k8s.gcr.io/' },
          { says: 'mcr.microsoft.com/' },
        ],
        checks: [
          {
            command: 'docker manifest inspect IMAGE',
            shows: 'one manifest of linux, where the original has a list',
          },
        ],
        remedy:
          'Copy it with all its parts, with crane copy, skopeo copy --all or docker buildx imagetools create, and let the nodes pull it again.',
      },
    ],
  },
  {
    id: 'M-HCS-12',
    about: 'Linux layer',
    kind: 'error',
    words: [
      ['ProcessBaseLayer', 'The system cannot find the path specified'],
      ['The container image contains a layer with an unrecognized format'],
    ],
    codes: ['H-80370112'],
    printed: [{ by: 'containerd', in: 'pull error: failed to extract layer' }],
    causes: [
      {
        cause: inferred('A Linux image was pulled on Windows: its layers have no folder Files.', [
          'hcsshim#2226',
        ]),
        likely: [{ observed: 'image unknown to have Windows' }],
        excluded: [{ says: 'PrepareLayer' }, { says: '-windows-amd64' }],
        checks: [{ look: 'manifest: os', shows: 'linux' }],
        remedy: 'Take a Windows image, and select nodes by system.',
      },
      {
        cause: inferred('The host does not read the layers of this newer Windows release.', [
          'github microsoft/hcsshim/issues/2566',
        ]),
        likely: [{ says: 'PrepareLayer' }],
        excluded: [{ says: 'ProcessBaseLayer' }],
        checks: [{ command: 'cmd /c ver', shows: 'a build that does not match the image' }],
        remedy: 'Take an image of the release of the host.',
      },
      {
        cause: inferred(
          'The image holds programs alone and has no Windows below them, so that containerd cannot unpack it.',
          ['github rancher/rke2/issues/10504'],
        ),
        likely: [{ says: '-windows-amd64' }],
        excluded: [{ says: 'PrepareLayer' }],
        checks: [{ look: 'layers of the image', shows: 'no layer of nanoserver or servercore' }],
        remedy: 'Leave it to the program that reads it by itself; do not pull it into containerd.',
      },
    ],
  },
  {
    id: 'M-IMG-01',
    about: 'pull wrapper',
    kind: 'wrapper',
    weak: 'message',
    words: [['failed to pull and unpack image'], ['ErrImagePull'], ['ImagePullBackOff']],
    wordsInferred: true,
    outerTo: ['M-IMG-04'],
    printed: [{ by: 'kubelet, containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The line only says that a pull failed; the text behind it decides: platform, layer, authorization, name, time-out.',
          ['website-windows', 'ctrd-image_pull#L289'],
        ),
        likely: [{ observed: 'the node runs Windows' }],
        checks: [{ command: 'kubectl describe pod, first Failed event', shows: 'inner text' }],
        remedy: 'Look for the inner message.',
      },
      {
        cause: verified('The pod landed on a node of the other system.', ['website-windows']),
        likely: [{ observed: 'mixed cluster' }],
        checks: [
          {
            command: 'kubectl get pod -o wide; nodeSelector',
            shows: 'no kubernetes.io/os selector',
          },
        ],
        remedy: 'Use the nodeSelector kubernetes.io/os, and taint Windows nodes.',
      },
    ],
  },
  {
    id: 'M-IMG-02',
    about: 'extract',
    kind: 'wrapper',
    words: [
      ['failed to extract layer', 'hcsshim'],
      ['failed to register layer', 'hcsshim'],
    ],
    wordsInferred: true,
    printed: [{ by: 'containerd, docker', in: 'pull error' }],
    causes: [
      {
        cause: verified('A call of HCS behind it failed; its name and code decide.', [
          'hcsshim#2226',
          'moby#30296',
          'ctrd-unpacker#L578',
        ]),
        checks: [{ look: 'text behind it', shows: 'hcsshim::NAME' }],
        remedy: 'Look for the inner message.',
      },
    ],
  },
  {
    id: 'M-IMG-03',
    about: 'pull slow',
    kind: 'error',
    words: [['failed to pull image', 'context deadline exceeded']],
    printed: [{ by: 'kubelet, containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred('Windows base layers are large, and a scanner slows their unpacking.', [
          'windows-containers#92',
        ]),
        checks: [{ command: 'crictl pull IMAGE with time; MsMpEng.exe CPU', shows: 'minutes' }],
        remedy:
          'Put base images into the node image, exempt the data root from scanning, raise the limit.',
      },
      {
        cause: inferred('The registry or proxy is slow or not reached.', ['ctrd-image_pull#L289']),
        likely: [{ observed: 'small images fail too' }],
        checks: [
          { command: 'curl.exe -v https://REGISTRY/v2/', shows: 'on the node: no answer or slow' },
        ],
        remedy: 'Check the proxy of the service containerd, the firewall, or use a mirror.',
      },
    ],
  },
  {
    id: 'SR-84',
    about: 'pull that stands still',
    kind: 'error',
    words: [['cancel pulling image', 'because of no progress in']],
    printed: [{ by: 'containerd', in: 'containerd log' }],
    causes: [
      {
        cause: verified(
          'A request to the registry was open and brought no byte for as long as image_pull_progress_timeout says, five minutes where nothing is set; the kubelet prints context canceled.',
          ['ctrd-code internal/cri/server/images/image_pull.go#L722-L752'],
        ),
        checks: [
          {
            look: 'proxy, firewall and scanner between node and registry',
            shows: 'connections that are held, as while a large layer is scanned',
          },
          { command: 'crictl pull IMAGE', shows: 'it stops at the same layer' },
        ],
        remedy:
          'Let the layers through without a scan, bring them to a registry nearby, or raise image_pull_progress_timeout in config.toml.',
      },
    ],
  },
  {
    id: 'SR-85',
    about: 'manifest of an old form',
    kind: 'error',
    words: [['media type', 'is no longer supported since containerd v2.0']],
    printed: [{ by: 'containerd', in: 'pod events, output of ctr' }],
    causes: [
      {
        cause: verified(
          'The image has a manifest of schema 1, which containerd 2.0 and newer do not take.',
          ['ctrd-code core/remotes/docker/resolver.go#L446-L450'],
        ),
        checks: [{ command: 'docker manifest inspect IMAGE', shows: 'schemaVersion: 1' }],
        remedy: 'Build or push the image again with a current tool.',
      },
    ],
  },
  {
    id: 'M-IMG-04',
    about: 'registry not reached',
    kind: 'error',
    words: [
      ['Get', '/v2/', 'Client.Timeout exceeded while awaiting headers'],
      ['Get', '/v2/', 'i/o timeout'],
      ['Get', '/v2/', 'connectex'],
      ['Get', '/v2/', 'no such host'],
      ['Get', '/v2/', 'proxyconnect'],
      ['error pulling image configuration', 'connectex'],
      ['error pulling image configuration', 'i/o timeout'],
      ['failed to do request', 'connectex'],
      ['failed to do request', 'i/o timeout'],
      ['failed to do request', 'no such host'],
      ['failed to do request', 'proxyconnect'],
    ],
    wordsInferred: true,
    outerTo: ['W-14'],
    printed: [{ by: 'kubelet, containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The node reaches the registry only through a proxy, which the service of containerd or docker was not told, or a firewall is in the way.',
          [
            'containerd v1.7.28/remotes/docker/config/hosts.go#L149',
            'github docker/for-win/issues/4043',
          ],
        ),
        likely: [{ says: 'connectex' }, { says: 'i/o timeout' }, { says: 'Client.Timeout' }],
        checks: [
          { command: 'curl.exe -v https://REGISTRY/v2/', shows: 'no answer without the proxy' },
          {
            command:
              'reg query HKLM\\SYSTEM\\CurrentControlSet\\Services\\containerd /v Environment',
            shows: 'no HTTPS_PROXY',
          },
        ],
        remedy:
          'Give HTTP_PROXY, HTTPS_PROXY and NO_PROXY (with the ranges of the cluster) to that service and restart it, open the firewall, or use a mirror.',
      },
      {
        cause: inferred(
          'It is the pause image, which each pod needs: it comes from its own registry, whatever that of the pod is, and the node does not reach it.',
          ['github rancher/rancher/issues/23000'],
        ),
        likely: [
          { says: 'kubelet-pause' },
          { says: 'pause-windows' },
          { says: '/pause:' },
          { says: 'sandbox image' },
        ],
        checks: [{ look: 'the image in the message', shows: 'pause' }],
        remedy:
          'Name the pause image of a registry that the node reaches: sandbox_image of containerd, --pod-infra-container-image with Docker; of RKE2 and Rancher the private registry of the system images.',
      },
      {
        cause: verified(
          'Base images of before June 2023 have layers that a push leaves out: they are fetched from Microsoft, whatever registry the image has.',
          [
            'github moby/moby/issues/27580',
            'github containerd/containerd/issues/5887',
            'github containerd/containerd/pull/8690',
          ],
        ),
        likely: [{ says: '/blobs/' }, { says: 'go.microsoft.com' }],
        checks: [
          { look: 'the host behind Get', shows: 'mcr.microsoft.com, and not that of the image' },
        ],
        remedy:
          'Build the image anew on a current base and push it, or let the node reach mcr.microsoft.com.',
      },
      {
        cause: inferred('The proxy that containerd was told is not reached or refuses.', [
          'containerd v1.7.28/remotes/docker/config/hosts.go#L149',
        ]),
        likely: [{ says: 'proxyconnect' }],
        checks: [{ command: 'curl.exe -v -x PROXY https://REGISTRY/v2/', shows: 'an error' }],
        remedy: 'Correct the address of the proxy for the service of containerd.',
      },
      {
        cause: inferred('The node does not resolve the name of the registry.', [
          'containerd v1.7.28/remotes/docker/resolver.go#L596',
        ]),
        likely: [{ says: 'no such host' }],
        checks: [{ command: 'Resolve-DnsName REGISTRY', shows: 'no address' }],
        remedy: 'Correct the DNS servers of the node’s adapter, or the name of the image.',
      },
    ],
  },
  {
    id: 'S-17',
    about: 'image does not fit',
    kind: 'wrapper',
    words: [
      ['no match for platform in manifest'],
      ['The container operating system does not match the host operating system'],
    ],
    printed: [{ by: 'kubernetes', in: 'pod events' }],
    causes: [
      {
        cause: verified('The image is of another Windows build, or for Linux.', [
          'w-version-compatibility',
        ]),
        checks: [],
        remedy: 'Take a tag of the host’s build, for the pause image too.',
      },
    ],
  },
  {
    id: 'C-78',
    about: 'registry that wants to know who pulls',
    kind: 'error',
    words: [
      ['failed to fetch anonymous token', '401'],
      ['failed to fetch anonymous token', '403'],
      ['failed with status code [manifests', '401 Unauthorized'],
      ['failed to resolve reference', '401 Unauthorized'],
      ['failed to resolve reference', 'no basic auth credentials'],
      ['/manifests/', 'no basic auth credentials'],
    ],
    outerTo: ['W-14', 'M-HCS-03'],
    printed: [{ by: 'containerd, docker', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The registry wants an account, and the pod sends none: imagePullSecrets is missing, of another namespace, or names another registry than the image.',
          ['github kubernetes/kubernetes/issues/66162'],
        ),
        excluded: [{ says: '.dkr.ecr.' }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'no imagePullSecrets, or the name of a Secret that is not there',
          },
          {
            command: 'kubectl get secret NAME -o jsonpath={.data.\\.dockerconfigjson}',
            shows: 'in base64: another registry than that of the image',
          },
        ],
        remedy:
          'Make the Secret in the namespace of the pod, with the registry exactly as in the image.',
      },
      {
        cause: verified(
          'From 1.27 on the kubelet itself gets no accounts for ECR: it needs a credential provider, which the node was not told of.',
          [
            'github eksctl-io/eksctl/issues/6669',
            'github aws/containers-roadmap/issues/2042',
            'github openshift/windows-machine-config-operator/pull/2119',
          ],
        ),
        likely: [{ says: '.dkr.ecr.' }],
        excluded: [{ kubernetes: { through: '1.26' } }],
        checks: [
          {
            look: 'command line of the kubelet',
            shows: 'no --image-credential-provider-config and --image-credential-provider-bin-dir',
          },
        ],
        remedy: 'Start the node with the bootstrap script of its AMI, or a newer eksctl.',
      },
      {
        cause: verified(
          'ctr asked without an account: it reads none of the accounts that config.toml or the pod has.',
          ['github containerd/containerd/blob/v2.1.0/docs/hosts.md'],
        ),
        likely: [{ told: 'ctr.pull' }],
        excluded: ofCri,
        checks: [{ command: 'ctr images pull --user NAME:PASSWORD IMAGE', shows: 'it is pulled' }],
        remedy: 'Give it --user, or try the pull with crictl or a pod.',
      },
    ],
  },
  {
    id: 'NC-01',
    about: '32-bit client of the registry',
    kind: 'error',
    words: [
      ['will be unpacked for platform {"386" "windows"'],
      ['no matching manifest for windows/386'],
      ['no match for platform in manifest', 'windows/386'],
    ],
    printed: [{ by: 'nerdctl, ctr', in: 'their output with --debug' }],
    causes: [
      {
        cause: inferred(
          'The program is the 32-bit build (386), which asks for windows/386: Windows images are for amd64 alone.',
          ['github containerd/nerdctl/issues/3381'],
        ),
        checks: [{ command: 'nerdctl version', shows: 'OS/Arch: windows/386' }],
        remedy: 'Take its build for amd64, or pull with --platform windows/amd64.',
      },
    ],
  },
  {
    id: 'P-65',
    about: 'limit of the registry',
    kind: 'error',
    words: [
      ['toomanyrequests:'],
      ['429 Too Many Requests', 'Server message'],
      ['unexpected status from', '429 Too Many Requests'],
      ['unexpected status code', '429 Too Many Requests'],
      ['You have reached your pull rate limit'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'Docker Hub counts pulls by account, without one by address: all nodes behind one address share it.',
          ['github kubernetes/website/issues/37994', 'github kubernetes/kubernetes/issues/102058'],
        ),
        checks: [{ look: 'address of the image', shows: 'docker.io, or none' }],
        remedy: 'Pull with an account (imagePullSecrets), or copy the image to an own registry.',
      },
    ],
  },
  {
    id: 'P-66',
    about: 'image that the registry does not give',
    kind: 'error',
    words: [
      ['pull access denied'],
      ['requested access to the resource is denied'],
      ['insufficient_scope: authorization failed'],
      [': unauthorized: authentication required'],
      ['failed to fetch oauth token', '401'],
      ['failed to fetch oauth token', '403'],
    ],
    outerTo: ['C-78', 'W-14', 'PR-25'],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The name of the image is wrong, or it is only on the machine that built it: for what is not there too a registry says so.',
          ['github MicrosoftDocs/azure-docs/issues/35411', 'github docker/for-win/issues/13153'],
        ),
        checks: [{ command: 'docker pull IMAGE with an account', shows: 'the same message' }],
        remedy: 'Correct name and tag, with the registry before them.',
      },
      {
        cause: inferred(
          'It is private, and the pull has no account or one without right: imagePullSecrets, AcrPull for the kubelet of AKS.',
          ['github MicrosoftDocs/azure-docs/issues/35411', 'github Azure/AKS/issues/76'],
        ),
        likely: [{ says: 'failed to fetch oauth token' }, { says: 'authentication required' }],
        checks: [{ command: 'docker login REGISTRY, then docker pull IMAGE', shows: 'it works' }],
        remedy: 'Give the pod imagePullSecrets; on AKS: az aks update --attach-acr NAME.',
      },
    ],
  },
  {
    id: 'P-67',
    about: 'tag that is not there',
    kind: 'error',
    outerTo: ['M-HCS-03', 'M-HPC-08', 'S-24', 'BT-06'],
    words: [
      ['manifest unknown'],
      ['Error response from daemon: manifest for', 'not found'],
      ['docker : manifest for', 'not found'],
      ['failed to resolve reference', ': not found'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The registry has no such tag: base images of Windows have no latest, and the old names microsoft/… are gone.',
          [
            'github microsoft/Windows-Containers/issues/447',
            'github microsoft/containerregistry/issues/5',
          ],
        ),
        likely: [{ says: ':latest' }],
        checks: [{ look: 'https://REGISTRY/v2/NAME/tags/list', shows: 'other tags' }],
        remedy: 'Name a tag that is there, such as mcr.microsoft.com/windows/servercore:ltsc2022.',
      },
    ],
  },
  {
    id: 'BT-06',
    about: 'digest that is not there',
    kind: 'error',
    words: [
      ['failed to resolve reference', '@sha256:', ': not found'],
      ['@sha256:', 'manifest unknown'],
      ['manifest for', '@sha256:', 'not found'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The registry no longer has an image of this digest: its tag moved on and the image was removed, while a chart or controller still names the digest, as Tekton does for the PowerShell with which it runs scripts.',
          ['github tektoncd/pipeline/issues/6936'],
        ),
        checks: [
          { command: 'docker manifest inspect NAME@sha256:DIGEST', shows: 'manifest unknown' },
        ],
        remedy:
          'Take a release of what names it with a newer digest, or give it an image of your own (-shell-image-win of the Tekton controller).',
      },
    ],
  },
  {
    id: 'P-68',
    about: 'registry without TLS',
    kind: 'error',
    words: [
      ['/v2/', 'server gave HTTP response to HTTPS client'],
      ['failed to do request', 'server gave HTTP response to HTTPS client'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The registry speaks plain HTTP, and this node was not told: by its name without spaces, in the file that its runtime reads.',
          ['github moby/moby/issues/43051', 'github containerd/containerd/issues/11274'],
        ),
        checks: [
          {
            look: 'daemon.json, or hosts.toml below config_path of config.toml',
            shows: 'no entry for that name and port',
          },
        ],
        remedy:
          'docker: insecure-registries; containerd: [host."http://NAME:PORT"] in certs.d/NAME_PORT_/hosts.toml. Restart it. ctr itself: --plain-http.',
      },
      {
        cause: verified(
          'ctr asked, which reads nothing of what config.toml sets for registries: it takes https unless it is told otherwise.',
          ['github containerd/containerd/blob/v2.1.0/docs/hosts.md'],
        ),
        likely: [{ told: 'ctr.pull' }],
        excluded: ofCri,
        checks: [{ command: 'crictl pull IMAGE', shows: 'it is pulled where the file is right' }],
        remedy: 'Give ctr images pull --plain-http, or --hosts-dir and the folder of config_path.',
      },
    ],
  },
  {
    id: 'P-69',
    about: 'layer that arrives broken',
    kind: 'error',
    words: [
      ['filesystem layer verification failed for digest'],
      ['failed to copy:', 'forcibly closed by the remote host'],
      ['failed to copy:', 'unexpected EOF'],
      ['error pulling image configuration', 'forcibly closed by the remote host'],
    ],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'The download was cut or changed on its way: a proxy or virus scanner between, or a fault of the registry that passes.',
          ['github docker/for-win/issues/2957', 'github docker/for-win/issues/2582'],
        ),
        checks: [{ command: 'the same pull from another network', shows: 'it works there' }],
        remedy: 'Pull again; let the registry pass the proxy and the scanner unchanged.',
      },
    ],
  },
  {
    id: 'P-70',
    about: 'registry that refuses this network',
    kind: 'error',
    words: [
      ['error parsing HTTP 403 response body'],
      ['failed to resolve reference', '403 Forbidden'],
    ],
    outerTo: ['C-78'],
    printed: [{ by: 'docker, containerd', in: 'answer, pod events' }],
    causes: [
      {
        cause: inferred(
          'A firewall, a proxy, or a rule of the registry for addresses refuses the node; layers often come from another host, such as the storage of Azure.',
          [
            'github Azure/AKS/issues/1383',
            'github Azure/container-service-for-azure-china/issues/60',
          ],
        ),
        checks: [{ command: 'curl.exe -v https://REGISTRY/v2/, on the node', shows: '403' }],
        remedy: 'Allow the address of the node at the registry, and its hosts in the firewall.',
      },
    ],
  },
  {
    id: 'PR-25',
    about: 'pause image of Microsoft at Docker Hub',
    kind: 'error',
    words: [['docker.io/oss/kubernetes/pause']],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The pause image of mcr.microsoft.com is looked for at Docker Hub, where it is not: RKE2 up to 1.21.3 puts docker.io before it, or its registry was left out.',
          ['github rancher/rke2/issues/1510', 'github rancher/rke2/issues/1515'],
        ),
        checks: [{ look: 'pause-image, or sandbox_image', shows: 'the name without its registry' }],
        remedy:
          'Write mcr.microsoft.com/oss/kubernetes/pause with its tag; of RKE2 take a newer release, which brings rancher/pause.',
      },
    ],
  },
  {
    id: 'W-15',
    about: 'limit of pulls',
    kind: 'error',
    words: [['pull QPS exceeded']],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'Many pods start at once, and the kubelet begins only registryPullQPS pulls a second (5, for a moment registryBurst, 10). It tries again by itself.',
          ['github Azure/AKS/issues/3138', 'github microsoft/Windows-Containers/issues/364'],
        ),
        checks: [
          {
            command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/configz',
            shows: 'registryPullQPS, registryBurst',
          },
        ],
        remedy:
          'Wait, or raise both in the configuration of the kubelet; imagePullPolicy IfNotPresent pulls once.',
      },
    ],
  },
  {
    id: 'D-06',
    about: 'base layers in a registry',
    kind: 'error',
    words: [
      ['blob unknown to registry'],
      ['MANIFEST_BLOB_UNKNOWN'],
      ['Could not find layer: sha256', 'Artifactory'],
    ],
    printed: [{ by: 'registry', in: 'docker push' }],
    causes: [
      {
        cause: inferred(
          'The registry or the tool asks for a layer that was not pushed: of a Windows image docker leaves out the base layers, which it calls foreign.',
          [
            'github goharbor/harbor/issues/2349',
            'github jfrog/jfrog-cli/issues/418',
            'github docker/hub-feedback/issues/2132',
          ],
        ),
        checks: [
          { command: 'docker push IMAGE', shows: 'Skipped foreign layer' },
          { command: 'docker manifest inspect IMAGE', shows: 'that digest with foreign or urls' },
        ],
        remedy:
          'Update a registry older than 2.6.1, or push these layers too: allow-nondistributable-artifacts in daemon.json.',
      },
    ],
  },
  {
    id: 'L-30',
    about: 'registry settings and ctr',
    kind: 'error',
    words: ['x509:', 'server gave HTTP response to HTTPS client'].flatMap((reason) =>
      ['ctr: failed', 'level=fatal'].map((by) => [by, 'resolve reference', reason]),
    ),
    printed: [{ by: 'ctr', in: 'console' }],
    causes: [
      {
        cause: verified(
          'ctr does not read the registry settings of config.toml, which are those of the CRI plugin: hosts.toml counts for it where --hosts-dir names its folder.',
          [
            'github containerd/containerd/blob/009459268f297da326a8d807963cfefd2235847d/docs/hosts.md',
          ],
        ),
        checks: [{ command: 'crictl pull IMAGE', shows: 'works, or another error' }],
        remedy:
          'Test with crictl pull, or give ctr the folder: ctr -n k8s.io images pull --hosts-dir C:\\ProgramData\\containerd\\certs.d IMAGE.',
      },
      {
        cause: inferred(
          'The registry, or a proxy before it, shows a certificate of a CA that the node does not know, or speaks no TLS.',
          ['github containerd/containerd/issues/11274'],
        ),
        checks: [{ command: 'curl.exe -v https://REGISTRY/v2/', shows: 'the issuer' }],
        remedy: 'Add the CA to the trusted root certificates of the node, or to hosts.toml (ca).',
      },
    ],
  },
  {
    id: 'IL-01',
    about: 'layer that is never imported',
    kind: 'error',
    words: [
      ['wclayer._importLayer'],
      ['wclayer.importLayer('],
      ['winapi.ImportLayer'],
      ['ImportLayer', 'hang'],
      ['ImportLayer', 'never returns'],
      ['ImportLayer', 'does not return'],
    ],
    wordsInferred: true,
    printed: [{ by: 'containerd, dockerd', in: 'stacks of goroutines; told in words' }],
    causes: [
      {
        cause: inferred(
          'Windows does not come back from importing certain layers, as is told of Server 2019 since the update of November 2024 (KB5046615): the pull hangs and no error is logged.',
          ['github microsoft/hcsshim/issues/2342'],
        ),
        likely: [
          { told: 'host.hotfixes', as: ['kb5046615', 'kb5046268'] },
          { decision: 'windowsRelease', is: ['ltsc2019'] },
        ],
        checks: [
          { command: 'Get-HotFix; cmd /c ver', shows: 'KB5046615, or a later update' },
          {
            look: 'the same image on a node without that update',
            shows: 'it is unpacked in minutes',
          },
        ],
        remedy:
          'Install the newest update; where the pull still hangs, keep the build before that update, or build the image with other layers. The thread tells no certain mend.',
      },
      {
        cause: inferred(
          'The disk is slow or full, or a virus scanner reads each file of the layer.',
          ['hub-feedback#1293'],
        ),
        checks: [
          { command: 'Get-Volume C; Get-MpPreference', shows: 'little space, no exclusions' },
        ],
        remedy: 'Make space; exclude the folders of the runtime from scanning.',
      },
    ],
  },
]
