import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const versions = { command: 'docker version', shows: 'API version of the server' }

/** Messages of Docker and cri-dockerd. */
export const dockerSymptoms: readonly Symptom[] = [
  {
    id: 'M-HCS-15',
    about: 'stuck removal',
    kind: 'error',
    words: [
      ['failed to detach VHD: failed to open virtual disk'],
      ['driver "windowsfilter" failed to remove root filesystem'],
      ['Driver windowsfilter failed to remove root filesystem'],
      ['hcsshim::DestroyLayer failed in Win32'],
      ['UnmountVolume.TearDown failed', 'being used by another process'],
    ],
    printed: [{ by: 'docker, kubelet', in: 'pod stays Terminating; kubelet log' }],
    causes: [
      {
        cause: verified('The docker service was restarted below running pods.', [
          'windows-containers#207',
        ]),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ look: 'start time of the docker service', shows: 'after the pod started' }],
        remedy: 'Drain before restarts; reboot to recover.',
      },
      {
        cause: verified(
          'A process of the pod, or a scanner, still holds the folder of the volume.',
          ['aks#2490'],
        ),
        likely: [{ says: 'UnmountVolume.TearDown failed' }],
        checks: [{ look: 'handle.exe on the folder', shows: 'owner' }],
        remedy: 'End the owner, and exempt the folder.',
      },
      {
        cause: inferred('A scanner or a container that still ends holds files of the layer.', [
          'github moby/moby/issues/30278',
          'moby#30296',
        ]),
        likely: [{ says: 'Access is denied' }],
        excluded: [{ says: 'failed to open virtual disk' }, { says: 'UnmountVolume' }],
        checks: [{ look: 'the same command a minute later', shows: 'works' }],
        remedy: 'Try again; exempt the data root; reboot where it stays.',
      },
    ],
  },
  {
    id: 'M-HYP-01',
    about: 'docker Hyper-V pods',
    kind: 'error',
    weak: 'name',
    words: [['experimental.windows.kubernetes.io/isolation-type']],
    printed: [{ by: 'pod annotation', in: 'manifest' }],
    versions: { of: 'kubernetes', through: '1.23' },
    causes: [
      {
        cause: verified(
          'The annotation belongs to dockershim: one container only, and pods that restarted again and again. It went with dockershim.',
          ['k8s#62812', 'rancher#26280'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        excluded: [{ kubernetes: { from: '1.24' } }],
        checks: [{ command: 'kubectl get pod -o yaml', shows: 'annotation present' }],
        remedy: 'Use a RuntimeClass with the handler runhcs-wcow-hypervisor on containerd.',
      },
    ],
  },
  {
    id: 'R-01',
    about: 'Docker network host',
    kind: 'error',
    words: [['network host not found'], ['network "host" not found'], ['No such network: host']],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'Pods of the network agent and of kube-proxy use a Docker network called host, which is not there, as after a reboot.',
          ['swt#94'],
        ),
        checks: [{ command: 'docker network ls', shows: 'no network host' }],
        remedy: 'Make it at every start: docker network create -d nat host.',
      },
      {
        cause: verified(
          'A pod for Linux nodes, such as that of flannel, was sent to this Windows node.',
          [
            'github microsoft/SDN/issues/274',
            'github kubernetes/kubernetes/issues/56744',
            'github aws/containers-roadmap/issues/227',
          ],
        ),
        likely: [
          { says: 'pod "kube-proxy-' },
          { says: 'pod kube-proxy-' },
          { says: 'kube-flannel-ds-amd64' },
          { says: 'pod "aws-node-' },
          { says: 'pod "calico-node-' },
          { says: 'pod "weave-net-' },
          { says: 'pod "cilium-' },
          { says: 'pod "node-exporter-' },
        ],
        excluded: [
          { says: 'proxy-windows' },
          { says: 'flannel-ds-windows' },
          { says: 'node-windows' },
          { says: 'flannel-windows' },
        ],
        checks: [{ look: 'name of the pod, its DaemonSet', shows: 'no nodeSelector for linux' }],
        remedy: 'Give its DaemonSet the nodeSelector kubernetes.io/os: linux.',
      },
    ],
  },
  {
    id: 'R-19',
    about: 'pipe of Docker',
    kind: 'error',
    words: [
      ['pipe/docker_engine: The system cannot find the file specified'],
      ['Cannot connect to the Docker daemon at npipe', 'docker_engine'],
    ],
    printed: [{ by: 'docker, kubelet', in: 'kubelet log, node events, console' }],
    causes: [
      {
        cause: inferred('The service of Docker does not run.', ['for-win#4143']),
        checks: [{ command: 'Get-Service docker', shows: 'stopped, or no such service' }],
        remedy:
          'Start it. Where the node has containerd instead, give the kubelet that endpoint, and --container-runtime=remote below 1.24.',
      },
      {
        cause: verified(
          'hosts in daemon.json names other addresses alone: the daemon does not listen on its pipe.',
          ['vd manage-docker/configure-docker-daemon.md#L50-L88'],
        ),
        likely: [{ found: 'docker-pipe-served' }],
        checks: [
          {
            command: String.raw`Get-Content C:\ProgramData\docker\config\daemon.json`,
            shows: 'hosts without npipe://',
          },
        ],
        remedy: 'Add "npipe://" to hosts and restart Docker.',
      },
    ],
  },
  {
    id: 'R-46',
    about: 'empty credential spec',
    kind: 'error',
    words: [['hcsshim::CreateComputeSystem', 'winapi error #3489660941']],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The credential spec of a gMSA is empty: its CustomResourceDefinition of version 1 dropped the content.',
          ['windows-gmsa-pr#31'],
        ),
        checks: [
          {
            command: 'kubectl get gmsacredentialspec NAME -o yaml',
            shows: 'nothing below credspec',
          },
        ],
        remedy:
          'Install the definition of a release whose schema keeps unknown fields, and create the object again.',
      },
    ],
  },
  {
    id: 'R-62',
    about: 'a file as a mount',
    kind: 'error',
    words: [['invalid mount config for type "bind": source path must be a directory']],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The pod mounts a single file, as with subPath or a file of the host; Docker on Windows mounts directories only.',
          ['github tigera/operator/pull/2740', 'github DataDog/helm-charts/issues/15'],
        ),
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'subPath in a volumeMount' }],
        remedy: 'Mount the whole volume into a directory of its own, or take containerd.',
      },
    ],
  },
  {
    id: 'R-120',
    about: 'pipe mounted read-only',
    kind: 'error',
    words: [['invalid mount config for type "npipe"', 'ReadOnly must not be specified']],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: verified('The pod mounts a named pipe with readOnly, which Docker does not take.', [
          'github DataDog/helm-charts/issues/955',
        ]),
        checks: [{ look: 'volumeMounts of the pipe', shows: 'readOnly: true' }],
        remedy: 'Leave readOnly out for the pipe.',
      },
    ],
  },
  {
    id: 'R-121',
    about: 'pipe taken for a path',
    kind: 'error',
    words: [["invalid volume specification: 'c:\\\\.\\pipe\\"]],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The kubelet took the pipe for a path without a drive and put C: before it, as that of 1.11 did.',
          ['github kubernetes/kubernetes/issues/67147'],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'VERSION of the node: 1.11' }],
        remedy: 'Take a newer kubelet.',
      },
    ],
  },
  {
    id: 'C-05',
    about: 'file system filter',
    kind: 'error',
    words: [
      ['hcsshim::PrepareLayer', 'Incorrect function'],
      ['hcsshim::PrepareLayer', '(0x1)'],
    ],
    printed: [{ by: 'Docker, containerd', in: 'console, pod events' }],
    causes: [
      {
        cause: verified(
          'A file system driver of other software, such as a cloud drive, is in the way of the one for containers.',
          [
            'github moby/moby/issues/42807',
            'github docker/for-win/issues/3884',
            'github Stannieman/audacity-with-asio-builder/issues/5',
          ],
        ),
        checks: [
          {
            command: 'fltmc filters; driverquery',
            shows: 'cbfs and the like, drivers of Box, Dropbox, a scanner',
          },
        ],
        remedy: 'Uninstall that software and reboot.',
      },
    ],
  },
  {
    id: 'C-46',
    about: 'log of a removed container',
    kind: 'error',
    words: [['unable to remove filesystem for', '-json.log', 'Access is denied']],
    printed: [{ by: 'docker through the kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'An agent that collects logs still has the log of the container open, so that docker cannot delete it.',
          [
            'github fluent/fluent-bit/issues/3892',
            'github microsoft/Windows-Containers/issues/106',
          ],
        ),
        checks: [
          {
            command: 'handle.exe -json.log',
            shows: 'the process that holds it, such as fluent-bit.exe',
          },
          { look: 'kubelet log after the agent is stopped', shows: 'no new line of this kind' },
        ],
        remedy: 'Update the agent, or let it close files that were deleted.',
      },
    ],
  },
  {
    id: 'C-47',
    about: 'logs of docker',
    kind: 'error',
    words: [
      ['Failed to log msg', 'for logger json-file', 'used by another process'],
      ['Failed to log msg', 'for logger json-file', 'file already closed'],
    ],
    printed: [{ by: 'docker', in: 'event log Application' }],
    causes: [
      {
        cause: verified(
          'docker cannot rename a log that somebody reads, as docker logs or an agent that collects logs; what the container prints after that is lost.',
          ['github moby/moby/issues/39274', 'github moby/moby/issues/40999'],
        ),
        checks: [
          { look: 'who reads the log', shows: 'docker logs -f, or an agent' },
          { look: 'log-opts in daemon.json', shows: 'max-size' },
        ],
        remedy: 'End the reader, and restart the container; a newer docker recovers by itself.',
      },
    ],
  },
  {
    id: 'C-52',
    about: 'docker without its network',
    kind: 'error',
    outerTo: ['M-NET-06'],
    words: [
      ['Error creating default network: HNS failed with error'],
      ['Error creating default network: hnsCall failed'],
      ['Error creating default network: failed during hnsCallRawResponse'],
    ],
    printed: [{ by: 'docker', in: 'event log Application, output of dockerd' }],
    causes: [
      {
        cause: verified(
          'HNS cannot make the nat network of docker because a NAT of Windows is there already, such as one left by another program or an older network.',
          ['github docker/for-win/issues/598'],
        ),
        checks: [
          { command: 'Get-NetNat', shows: 'a NAT' },
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; no nat',
          },
        ],
        remedy:
          'Get-NetNat | Remove-NetNat, then start docker. Where pods have another network anyway, give dockerd "bridge": "none".',
      },
      {
        cause: inferred('Switches and adapters of former networks are left over.', [
          'github docker/for-win/issues/750',
        ]),
        checks: [
          {
            command: 'Get-NetAdapter -IncludeHidden | where Name -like "vEthernet*"',
            shows: 'adapters of networks that HNS does not list',
          },
        ],
        remedy: 'Delete the networks of HNS, and restart HNS and docker.',
      },
      {
        cause: inferred('HNS has not yet deleted its former data, which only a restart ends.', [
          'github docker/for-win/issues/1189',
        ]),
        likely: [{ says: 'marked for deletion' }],
        checks: [
          { look: 'the message', shows: 'a registry key that has been marked for deletion' },
        ],
        remedy: 'Restart the computer.',
      },
      {
        cause: inferred('HNS was not up yet, as at the first start after a boot.', [
          'github moby/moby/issues/50093',
        ]),
        likely: [{ code: 'H-8007023E' }],
        checks: [{ command: 'Start-Service docker', shows: 'works at the second try' }],
        remedy: 'Set recovery actions of the service docker, so that it is started again.',
      },
      {
        cause: inferred(
          'A service that HNS needs does not run: HNS itself, the firewall, or Internet Connection Sharing.',
          ['github docker/for-win/issues/8226'],
        ),
        likely: [{ code: 'H-80070426' }],
        checks: [
          { command: 'Get-Service hns, mpssvc, SharedAccess', shows: 'Stopped or Disabled' },
        ],
        remedy: 'Set it to its default start type and start it.',
      },
    ],
  },
  {
    id: 'C-57',
    about: 'engine for Linux',
    kind: 'error',
    words: [
      ['image operating system "windows" cannot be used on this platform'],
      ['no matching manifest for linux/'],
      ['failed to extract layer', 'snapshotter.v1.overlayfs', '/fs/Files/'],
    ],
    printed: [{ by: 'docker', in: 'output of pull, build and run; pod events' }],
    causes: [
      {
        cause: verified(
          'The engine runs Linux containers, and the image is for Windows alone. Docker Desktop has to be switched; a node of Linux cannot run it.',
          [
            'github microsoft/Windows-Containers/issues/370',
            'github game-ci/docker/issues/253',
            'github docker/for-win/issues/1161',
          ],
        ),
        likely: [{ says: 'windows' }],
        checks: [{ command: 'docker info --format {{.OSType}}', shows: 'linux' }],
        remedy:
          'Switch Docker Desktop to Windows containers, or give the pod the nodeSelector kubernetes.io/os: windows.',
      },
    ],
  },
  {
    id: 'C-77',
    about: 'pipe of docker',
    kind: 'error',
    words: [['pipe/docker_engine: Access is denied']],
    printed: [{ by: 'docker, kubelet', in: 'console, kubelet log' }],
    causes: [
      {
        cause: verified(
          'Only administrators may open the pipe of docker, and the user is none, or runs without elevation.',
          [
            'github MicrosoftDocs/Virtualization-Documentation/issues/412',
            'github docker/for-win/issues/1732',
          ],
        ),
        checks: [{ command: 'whoami /groups', shows: 'no Administrators, or it is for deny only' }],
        remedy:
          'Run it elevated, or name a group in daemon.json: "group": "docker-users", and restart docker.',
      },
    ],
  },
  {
    id: 'V-14',
    about: 'mount propagation for Docker',
    kind: 'error',
    words: [
      ['invalid volume specification', ':ro,rslave'],
      ['invalid bind mount spec', ':ro,rslave'],
    ],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: verified('This kubelet sends mount propagation, which Windows does not have.', [
          'github kubernetes/kubernetes/issues/60274',
        ]),
        checks: [{ command: 'kubelet --version', shows: 'a release before 1.10' }],
        remedy: 'Take a newer kubelet.',
      },
    ],
  },
  {
    id: 'V-15',
    about: 'token at a path without a drive',
    kind: 'error',
    words: [['invalid volume specification', ':/var/run/secrets/kubernetes.io/serviceaccount']],
    printed: [{ by: 'Docker', in: 'pod events' }],
    causes: [
      {
        cause: inferred('cri-dockerd hands the path of the token to Docker without a drive.', [
          'github Mirantis/cri-dockerd/issues/446',
        ]),
        checks: [{ command: 'cri-dockerd --version', shows: 'a release with this fault' }],
        remedy: 'Take another release of cri-dockerd, or automountServiceAccountToken: false.',
      },
    ],
  },
  {
    id: 'N-27',
    about: 'Docker service at boot',
    kind: 'error',
    words: [
      ['Docker service failed to start due to', '%%1053'],
      ['while waiting for the Docker', 'service to connect'],
    ],
    printed: [{ by: 'service manager', in: 'events 7000, 7009 of System' }],
    causes: [
      {
        cause: inferred(
          'The machine was busy at its start, and Docker took longer than the 30 seconds that Windows gives a service.',
          ['github Azure/aks-engine/issues/351', 'github Azure/acs-engine/issues/4001'],
        ),
        checks: [{ command: 'Start-Service docker', shows: 'it starts now' }],
        remedy: 'Set Docker to a delayed start with restarts, and make the kubelet depend on it.',
      },
    ],
  },
  {
    id: 'P-11',
    about: 'name of a container in use',
    kind: 'error',
    words: [['Conflict. The container name', 'is already in use by container']],
    printed: [{ by: 'docker', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The container of an earlier attempt was not removed. Why that attempt failed stands further up.',
          ['github kubernetes/kubelet/issues/18'],
        ),
        checks: [{ command: 'docker ps -a', shows: 'the container, Created or Dead' }],
        remedy: 'Mend the first failure; docker rm -f for what is left over.',
      },
    ],
  },
  {
    id: 'P-27',
    about: 'build of a Windows image',
    kind: 'error',
    words: [
      ["invalid windows mount type: 'bind'"],
      ['runtime execution on platform windows/', 'not supported'],
    ],
    printed: [{ by: 'docker, docker buildx', in: 'output of a build' }],
    causes: [
      {
        cause: inferred(
          'The build goes through the BuildKit inside docker, which does not build Windows images.',
          [
            'github moby/buildkit/issues/1258',
            'github docker/for-win/issues/12958',
            'github docker/for-win/issues/12436',
            'github docker/buildx/issues/172',
          ],
        ),
        checks: [
          {
            look: 'DOCKER_BUILDKIT; features.buildkit of daemon.json; docker buildx in the command',
            shows: '1, true, or used',
          },
        ],
        remedy: 'DOCKER_BUILDKIT=0 and docker build, or a buildkitd of its own with containerd.',
      },
    ],
  },
  {
    id: 'P-30',
    about: 'cri-dockerd on Windows',
    kind: 'noise',
    words: [["can't set sysctl bridge-nf-call-iptables", 'The system cannot find the path']],
    printed: [{ by: 'cri-dockerd', in: 'its log' }],
    causes: [
      {
        cause: inferred('With --network-plugin no-op it sets a sysctl of Linux everywhere.', [
          'github Mirantis/cri-dockerd/issues/531',
        ]),
        checks: [],
        remedy: 'Nothing.',
      },
    ],
  },
  {
    id: 'P-37',
    about: 'privileged container',
    kind: 'error',
    words: [['Windows does not support privileged mode']],
    printed: [{ by: 'docker', in: 'its output, pod events' }],
    causes: [
      {
        cause: verified(
          'buildx starts its builder as a privileged container, which docker with Windows containers refuses.',
          ['github docker/setup-buildx-action/issues/228'],
        ),
        checks: [{ look: 'buildx in the command, or setup-buildx in the pipeline', shows: 'used' }],
        remedy: 'docker build without buildx (DOCKER_BUILDKIT=0), or a buildkitd for Windows.',
      },
      {
        cause: inferred('A container or pod asks for privileged: true.', [
          'github docker/setup-buildx-action/issues/228',
        ]),
        checks: [{ look: 'securityContext, --privileged', shows: 'set' }],
        remedy: 'Leave it out; what needs the host is a HostProcess container.',
      },
      {
        cause: verified(
          'kind starts its nodes as privileged containers for Linux, and docker is set to Windows containers, which cannot be nodes of it.',
          ['kind-issues#L253'],
        ),
        likely: [{ told: 'cluster.distribution', as: ['kind'] }],
        checks: [{ command: 'docker info', shows: 'OSType: windows' }],
        remedy:
          'Switch Docker Desktop to Linux containers for kind. It has no Windows nodes: for those make a cluster with kubeadm or of a cloud, and join a Windows server.',
      },
    ],
  },
  {
    id: 'P-43',
    about: 'path of a mount',
    kind: 'error',
    words: [['bind source path does not exist']],
    printed: [{ by: 'docker', in: 'pod events, its output' }],
    causes: [
      {
        cause: inferred(
          'After a restart of the node the link to the file share leads nowhere: Windows keeps the mapping of a share without its account, and kubelets before 1.10 do not map it again.',
          ['github kubernetes/kubernetes/issues/60624'],
        ),
        likely: [{ says: 'kubernetes.io~azure-file' }],
        excluded: [{ kubernetes: { from: '1.10' } }],
        checks: [
          { command: 'Get-SmbGlobalMapping', shows: 'the share as Disconnected, or not at all' },
        ],
        remedy:
          'Take a newer kubelet; until then delete the mapping and the pod after each restart.',
      },
      {
        cause: inferred(
          'The manifest mounts a folder or socket of Linux, such as /var/run/docker.sock.',
          ['github MicrosoftDocs/azure-devops-docs/issues/11605'],
        ),
        likely: [{ says: '.sock' }, { says: '/proc' }, { says: '/sys' }],
        checks: [{ look: 'volumes of the pod', shows: 'a path of Linux' }],
        remedy:
          'Send the pod to Linux nodes, or mount the pipe \\\\.\\pipe\\docker_engine, where there is docker.',
      },
      {
        cause: inferred('The folder is not on this host; docker does not make it for --mount.', [
          'github MicrosoftDocs/azure-devops-docs/issues/11605',
        ]),
        checks: [{ command: 'Test-Path PATH', shows: 'False' }],
        remedy: 'Create it, or correct the path.',
      },
    ],
  },
  {
    id: 'P-44',
    about: 'COPY of a build',
    kind: 'error',
    words: [['failed to copy files:']],
    printed: [{ by: 'docker build', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The base image is one of Linux, and docker is set to Windows containers.',
          ['github docker/for-win/issues/2444'],
        ),
        likely: [{ says: 'invalid arguments' }],
        excluded: [{ says: 'Access is denied' }, { says: 'Zugriff verweigert' }],
        checks: [{ command: 'docker inspect -f {{.Os}} IMAGE', shows: 'linux' }],
        remedy: 'Take a Windows base, or build where docker runs Linux containers.',
      },
      {
        cause: inferred(
          'COPY reads or replaces a file of Windows itself, which belongs to TrustedInstaller in the images, so that the builder may not open or remove it.',
          [
            'github microsoft/Windows-Containers/issues/536',
            'github adamrehn/ue4-docker/issues/241',
          ],
        ),
        likely: [{ says: 'Access is denied' }],
        excluded: [{ says: 'invalid arguments' }],
        checks: [
          {
            look: 'path in the message',
            shows: 'a file below \\Windows that the image has already',
          },
        ],
        remedy:
          'Copy to a folder of your own, and in RUN, as ContainerAdministrator, take the file over (takeown, icacls) before you replace it; leave out what the base has.',
      },
      {
        cause: inferred(
          'A file could not be written into the layer, or was gone at once: a scanner, or no room.',
          ['github docker/for-win/issues/4701'],
        ),
        excluded: [{ says: 'invalid arguments' }],
        checks: [{ command: 'Get-MpThreatDetection; fltmc', shows: 'a scanner at that time' }],
        remedy: 'Exempt the data root and the folder of the build; free space.',
      },
    ],
  },
  {
    id: 'P-45',
    about: 'second docker',
    kind: 'error',
    words: [['ensure docker is not running or delete']],
    printed: [{ by: 'docker', in: 'output of dockerd, event log' }],
    causes: [
      {
        cause: inferred(
          'docker.pid is there: dockerd runs already, or was killed, as at a crash, and its number belongs to another process now.',
          ['github moby/moby/issues/30240', 'github mesosphere-backup/dcos-windows/issues/66'],
        ),
        checks: [{ command: 'Get-Process dockerd; Get-Service docker', shows: 'none runs' }],
        remedy: 'If none runs, delete the file of the message and start docker.',
      },
    ],
  },
  {
    id: 'P-64',
    about: 'pipe that another program holds',
    kind: 'error',
    words: [
      ['listener', '/pipe/', 'Access is denied'],
      ['listener', '\\pipe\\', 'Access is denied'],
    ],
    printed: [{ by: 'containerd, dockerd, Docker Desktop', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'Another program has that pipe already: a second containerd or dockerd, Podman, or Docker Desktop of another user.',
          ['github docker/for-win/issues/14547', 'github docker/for-win/issues/13663'],
        ),
        checks: [
          {
            command: 'Get-Process containerd, dockerd, *docker*, win-sshproxy',
            shows: 'one that should not run',
          },
        ],
        remedy: 'End that program, or give one of them another pipe.',
      },
      {
        cause: inferred('It was not started as administrator.', [
          'github containerd/containerd/issues/12131',
        ]),
        checks: [{ command: 'whoami /groups', shows: 'no High Mandatory Level' }],
        remedy: 'Start it as a service, or in a console as administrator.',
      },
    ],
  },
  {
    id: 'P-75',
    about: 'settings of dockerd',
    kind: 'error',
    words: [['unable to configure the Docker daemon with file']],
    printed: [{ by: 'dockerd', in: 'Application log, source docker; output' }],
    causes: [
      {
        cause: inferred('A setting stands in daemon.json and among the flags of the service.', [
          'github moby/moby/issues/43051',
        ]),
        likely: [{ says: 'as a flag' }],
        excluded: [{ says: 'invalid character' }],
        checks: [{ command: 'sc.exe qc docker', shows: 'the same setting' }],
        remedy: 'Keep it in one of the two.',
      },
      {
        cause: inferred(
          'daemon.json is no valid JSON, such as paths with single backslashes, or names what this dockerd does not know.',
          ['github moby/moby/issues/43051'],
        ),
        likely: [{ says: 'invalid character' }],
        excluded: [{ says: 'as a flag' }],
        checks: [{ command: 'Get-Content daemon.json | ConvertFrom-Json', shows: 'an error' }],
        remedy: 'Mend the file; dockerd --validate --config-file FILE checks it.',
      },
      {
        cause: verified(
          'daemon.json begins with a byte order mark, or is UTF-16, as Windows PowerShell writes it; dockerd before 23.0 reads neither.',
          ['moby#44777', 'github moby/moby/pull/44832'],
        ),
        likely: [
          { says: "invalid character 'ï'" },
          { says: "invalid character 'ÿ'" },
          { says: "invalid character 'þ'" },
          { says: 'invalid character' },
        ],
        excluded: [{ says: 'as a flag' }],
        checks: [
          {
            command: 'Format-Hex daemon.json | Select-Object -First 3',
            shows: 'EF BB BF, FF FE or FE FF in front',
          },
        ],
        remedy: 'Write it anew with Set-Content -Encoding ascii, and start the service.',
      },
    ],
  },
  {
    id: 'PR-10',
    about: 'image newer than the host',
    kind: 'error',
    words: [['Windows version', '-based image is incompatible']],
    printed: [{ by: 'docker', in: 'pod events, docker pull, docker build' }],
    causes: [
      {
        cause: verified(
          'The image is of a newer Windows than the machine that pulls or builds it, and docker refuses such an image.',
          [
            'w-version-compatibility',
            'github MicrosoftDocs/azure-docs/issues/32552',
            'github Azure/AKS/issues/1100',
          ],
        ),
        checks: [
          {
            look: 'the two builds of the message',
            shows: 'that of the image above that of the host',
          },
        ],
        remedy:
          'For a node take a tag of its build, for the pause image too. Images for newer nodes are built on a machine of that build or a later one.',
      },
    ],
  },
  {
    id: 'U-02',
    about: 'drive letters in mounts',
    kind: 'error',
    words: [['Invalid mode for /'], ['invalid mode: /']],
    printed: [{ by: 'docker', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'Host path and path in the container are put together with a colon: after that of a drive letter such as D:/ docker takes the rest for a mode.',
          ['github kubernetes/kubernetes/issues/59876'],
        ),
        checks: [
          {
            look: 'hostPath and mountPath of the pod',
            shows: 'a path with a letter, and one without',
          },
        ],
        remedy:
          'Give both with a drive letter and backslashes, or the path of the host without: /D/data.',
      },
    ],
  },
  {
    id: 'GE-01',
    about: 'path of Linux before a mount of Windows',
    kind: 'error',
    words: [
      ["invalid volume specification: '/", ':c:/host'],
      ['invalid volume specification:', "\\/opt:c:/host/opt'"],
    ],
    printed: [{ by: 'Docker', in: 'log of the agent of Rancher' }],
    causes: [
      {
        cause: inferred(
          'The cluster of RKE has a prefix_path, which the agent puts before the paths of Windows too.',
          ['github rancher/rancher/issues/25108', 'github rancher/rancher/issues/28440'],
        ),
        checks: [{ look: 'cluster.yml', shows: 'prefix_path, and no win_prefix_path' }],
        remedy: 'Add win_prefix_path with a path of Windows, or leave prefix_path out.',
      },
    ],
  },
  {
    id: 'D-10',
    about: 'builder of docker buildx',
    kind: 'error',
    words: [['buildkitd/.buildstate', 'mount path must be absolute']],
    printed: [{ by: 'docker buildx', in: 'its output' }],
    causes: [
      {
        cause: verified('This buildx gives its builder, a Linux container, a folder of Windows.', [
          'github docker/buildx/issues/749',
          'github docker/buildx/pull/751',
        ]),
        checks: [{ command: 'docker buildx version', shows: 'one of August 2021 or older' }],
        remedy: 'Update buildx; build Windows images with docker build instead.',
      },
    ],
  },
  {
    id: 'D-43',
    about: 'path with an escape',
    kind: 'error',
    words: [[String.raw`CommandLine":"C:\u00`]],
    printed: [{ by: 'docker, hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          String.raw`A backslash of the path was read as an escape: C:\f… became a form feed (\u000c), so no such program exists.`,
          ['github rancher/rancher/issues/30516'],
        ),
        checks: [{ look: 'command, or ENTRYPOINT of the image', shows: 'single backslashes' }],
        remedy: 'Double each backslash, or write slashes.',
      },
    ],
  },
  {
    id: 'L-06',
    about: 'container that was stopped',
    kind: 'noise',
    words: [['Exited (3221225786)'], ['Exited (-1073741510)']],
    printed: [{ by: 'Docker, nerdctl', in: 'docker ps -a' }],
    causes: [
      {
        cause: inferred(
          '0xC000013A is what a Windows container has after docker stop; alone it tells of no fault. If it ends so at once when detached with -t, leave -t away.',
          [
            'github microsoft/dotnet-framework-docker/issues/431',
            'github containerd/nerdctl/issues/4899',
          ],
        ),
        checks: [
          { command: 'docker inspect CONTAINER', shows: 'FinishedAt, the time of the stop' },
        ],
        remedy: 'Nothing, where it was stopped.',
      },
    ],
  },
  {
    id: 'WT-06',
    about: 'a collector holds a log',
    kind: 'error',
    words: [['unable to remove filesystem for', '-json.log', 'being used by another process']],
    printed: [{ by: 'Docker', in: 'answer of docker rm, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'A collector of logs has the file of the container open in a way that forbids to delete it.',
          [
            'github open-telemetry/opentelemetry-collector-contrib/issues/29149',
            'github fluent/fluent-bit/pull/2141',
          ],
        ),
        checks: [{ command: 'handle.exe -json.log', shows: 'the process of the collector' }],
        remedy:
          'Take a release of the collector that opens files for shared deletion, or restart it.',
      },
    ],
  },
  {
    id: 'WT-10',
    about: 'BuildKit of Docker on Windows',
    kind: 'error',
    words: [
      ['failed to solve with frontend dockerfile.v0', 'failed to mount'],
      ['failed to mount', 'buildkit-mount'],
      ['removing drive letter: UNC paths are not supported'],
    ],
    wordsInferred: true,
    printed: [{ by: 'docker build', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'DOCKER_BUILDKIT=1 or a newer docker asks for BuildKit, with which Docker does not build Windows images.',
          [
            'github MicrosoftDocs/azure-devops-docs/issues/6459',
            'github moby/buildkit/issues/616',
            'github moby/buildkit/issues/4918',
          ],
        ),
        checks: [
          { command: 'set DOCKER_BUILDKIT', shows: '1, or features.buildkit in daemon.json' },
        ],
        remedy: 'Set DOCKER_BUILDKIT=0, or build with buildkitd for Windows and containerd.',
      },
    ],
  },
  {
    id: 'L-12',
    about: 'options of the Docker daemon',
    kind: 'error',
    words: [['Unrecognised exec-opt']],
    printed: [{ by: 'dockerd', in: 'console, event log' }],
    causes: [
      {
        cause: verified(
          'daemon.json or the service gives the daemon an option of Linux, such as native.cgroupdriver; on Windows exec-opts takes isolation alone.',
          ['moby-daemon_windows'],
        ),
        checks: [
          {
            command: 'type C:\\ProgramData\\docker\\config\\daemon.json',
            shows: 'exec-opts with another key than isolation',
          },
        ],
        remedy: 'Take the option out of exec-opts and restart the service.',
      },
    ],
  },
  {
    id: 'Q-01',
    about: 'Docker older than its client',
    kind: 'error',
    words: [['client version', 'is too new. Maximum supported API version is']],
    printed: [{ by: 'kubelet, Docker', in: 'kubelet log, output of docker' }],
    causes: [
      {
        cause: verified(
          'Docker on the node is older than the API that the kubelet or client speaks; the kubelet stops. Since 1.12 it asks for more than Docker 18.03 has.',
          [
            'github kubernetes/kubernetes/issues/69996',
            'github Azure/acs-engine/pull/4223',
            'doc002',
          ],
        ),
        checks: [versions],
        remedy:
          'Update Docker (18.09 or later for Kubernetes 1.14 to 1.18, 19.03 from 1.19 on). Until then the environment variable DOCKER_API_VERSION of the kubelet, set to the maximum that the message names, gets it started.',
      },
    ],
  },
  {
    id: 'Q-02',
    about: 'Docker newer than its client',
    kind: 'error',
    words: [['client version', 'is too old. Minimum supported API version is']],
    printed: [{ by: 'cri-dockerd, kubelet, Docker', in: 'logs, output of docker' }],
    causes: [
      {
        cause: inferred(
          'Docker was updated to a release that no longer answers the old API of what speaks to it: cri-dockerd, the kubelet with dockershim, or an old client.',
          ['github docker/for-win/issues/14997'],
        ),
        checks: [versions],
        remedy:
          'Update cri-dockerd or the client, or take Docker back to the release before. The kubelet with dockershim (up to 1.23) gets no newer one: move to containerd.',
      },
    ],
  },
  {
    id: 'Q-05',
    about: 'Docker without Containers',
    kind: 'error',
    ofHost: true,
    words: [['failed to load vmcompute.dll'], ['Error starting daemon', 'vmcompute.dll']],
    printed: [{ by: 'dockerd', in: 'its output, event log' }],
    causes: [
      {
        cause: verified(
          'The Windows feature Containers is not installed, or the restart after its installation is missing, so the library of HCS is not there.',
          ['github moby/moby/issues/28327', 'github docker/for-win/issues/2020'],
        ),
        checks: [
          { command: 'Get-WindowsFeature Containers', shows: 'Available instead of Installed' },
        ],
        remedy:
          'Install-WindowsFeature Containers, restart the machine, then start docker. Hyper-V is needed for Hyper-V isolation alone.',
      },
    ],
  },
  {
    id: 'L-14',
    about: 'SELinux options for Docker',
    kind: 'error',
    words: [['security option not supported: label']],
    printed: [{ by: 'Docker', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: verified(
          'The pod carries seLinuxOptions, mostly set by a security context constraint (SCC) of OpenShift, and the kubelet hands them to Docker: on Windows Docker knows no security option but credentialspec.',
          [
            'github openshift/openshift-windows/issues/21',
            'github openshift/windows-machine-config-operator/pull/139',
          ],
        ),
        likely: [{ says: 'not supported: label' }],
        checks: [
          {
            command: 'kubectl get pod POD -o jsonpath="{..seLinuxOptions}"',
            shows: 'a level such as s0:c26,c15',
          },
        ],
        remedy:
          'Take seLinuxOptions out of the pod, and run it under an SCC or in a namespace that sets none.',
      },
    ],
  },
  {
    id: 'RT-04',
    about: 'file system of a mounted folder',
    kind: 'error',
    words: [['Do not attach the filter to the volume at this time']],
    printed: [{ by: 'Docker, containerd', in: 'error of a start' }],
    causes: [
      {
        cause: inferred(
          'The mounted folder is on a volume of another kind than a local disk with NTFS, such as the file system of a SAN or of a program: the filter that shows folders to containers does not attach to it.',
          [
            'github microsoft/hcsshim/issues/802',
            'github microsoft/Windows-Containers/issues/335',
            'github microsoft/hcsshim/issues/1699',
          ],
        ),
        checks: [{ command: 'Get-Volume', shows: 'FileSystemType of that drive: not NTFS' }],
        remedy: 'Mount a folder of an NTFS volume, or reach the data over SMB.',
      },
    ],
  },
  {
    id: 'RT-06',
    about: 'device class at docker run',
    kind: 'error',
    words: [
      ['class/', 'is not an absolute path'],
      ['class://', 'is not an absolute path'],
    ],
    printed: [{ by: 'docker', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'The client took the device for a path, as it does where the engine runs Linux containers.',
          [
            'github docker/cli/blob/28f756087eea5fa301f3fbf12b01ae62f91521c2/cli/command/container/opts.go#L1075-L1083',
          ],
        ),
        checks: [{ command: 'docker version', shows: 'Server: OS/Arch linux/amd64' }],
        remedy: 'Switch to Windows containers, then run it with --isolation=process.',
      },
      {
        cause: inferred('The client is older than 19.03, which knows no devices of Windows.', [
          'github MicrosoftDocs/Virtualization-Documentation/issues/1145',
        ]),
        checks: [{ command: 'docker version', shows: 'Client: below 19.03' }],
        remedy: 'Take a newer Docker.',
      },
    ],
  },
  {
    id: 'RT-07',
    about: 'endpoints that dockerd removes',
    kind: 'warning',
    weak: 'message',
    words: [['Removing stale HNS endpoint']],
    printed: [{ by: 'dockerd', in: 'its log, as it starts' }],
    causes: [
      {
        cause: inferred(
          'dockerd started beside the containerd of the kubelet removes the endpoints of its pods, which it did not make: they lose their network until they start anew.',
          ['github moby/moby/issues/45462'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ command: 'Get-Service docker, containerd', shows: 'both run' }],
        remedy: 'Keep dockerd off nodes of containerd: build on a machine of its own.',
      },
      {
        cause: inferred('dockerd was not shut down in order, and cleans up after itself.', [
          'github moby/moby/issues/45462',
        ]),
        likely: [{ decision: 'containerRuntime', is: ['docker'] }],
        excluded: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [{ command: 'Get-HnsEndpoint', shows: 'those of running containers' }],
        remedy: 'Nothing, where running containers keep their network.',
      },
    ],
  },
  {
    id: 'DK-01',
    about: 'Docker Desktop beside another Docker',
    kind: 'error',
    words: [['Failed to register Docker daemon Windows service']],
    printed: [{ by: 'Docker Desktop', in: 'its window and log.txt' }],
    causes: [
      {
        cause: inferred(
          'Docker Desktop wants to register the service of dockerd, and Windows Server has one of its own Docker already, or does not start it. Docker Desktop is not made for Windows Server.',
          [
            'github docker/for-win/issues/1324',
            'github docker/for-win/issues/1986',
            'github microsoft/azure-pipelines-agent/issues/2082',
          ],
        ),
        likely: [
          { decision: 'windowsRelease', is: ['ltsc2016', 'ltsc2019', 'ltsc2022', 'ltsc2025'] },
        ],
        checks: [
          { command: 'Get-Service docker; sc.exe qc docker', shows: 'a dockerd of another folder' },
          { command: 'Get-EventLog Application -Source docker', shows: 'why dockerd ended' },
        ],
        remedy:
          'On Windows Server keep the engine alone, without Docker Desktop; nodes of current Kubernetes take containerd.',
      },
      {
        cause: inferred('dockerd does not start with the daemon.json of Docker Desktop.', [
          'github docker/for-win/issues/11603',
        ]),
        checks: [{ command: 'dockerd --validate', shows: 'what it refuses' }],
        remedy: 'Mend daemon.json, or set it back.',
      },
    ],
  },
  {
    id: 'DK-02',
    about: 'files that BuildKit is refused',
    kind: 'error',
    words: [
      ['failed to walk', 'Access is denied'],
      ['buildkit-mount', 'System Volume Information', 'Access is denied'],
      ['buildkit-mount', 'Access is denied'],
    ],
    printed: [{ by: 'buildkitd', in: 'output of the build' }],
    causes: [
      {
        cause: inferred(
          'BuildKit goes through the whole layer, which it mounted as a volume, and Windows refuses its System Volume Information: COPY --from of a root, and the exporters local and tar.',
          ['github moby/buildkit/issues/5193', 'github moby/buildkit/issues/4985'],
        ),
        checks: [
          { command: 'buildkitd --version', shows: 'before the release that leaves it out' },
        ],
        remedy:
          'Take a newer buildkitd, started by SYSTEM or an administrator; copy a folder and not the root.',
      },
    ],
  },
  {
    id: 'BT-07',
    about: 'path that is mounted twice',
    kind: 'error',
    words: [['Duplicate mount point']],
    printed: [{ by: 'docker, kube-apiserver', in: 'pod events, answer' }],
    causes: [
      {
        cause: inferred(
          'Two mounts of the container have the same path. Where the pod names it once, its controller adds the other: the docker executor of Argo mounts \\\\.\\pipe\\docker_engine itself.',
          ['github argoproj/argo-workflows/issues/6583'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows:
              'two volumeMounts with one mountPath, also in a container that you did not write',
          },
        ],
        remedy:
          'Take one of them away, or mount yours elsewhere; with Argo take another executor than docker.',
      },
    ],
  },
  {
    id: 'BT-08',
    about: 'volumes of Server 2016',
    kind: 'warning',
    words: [['ContainerMappedDirectories']],
    printed: [{ by: 'programs in the container', in: 'their output' }],
    causes: [
      {
        cause: inferred(
          'On Windows Server 2016 a volume is a link to \\\\?\\ContainerMappedDirectories, which many programs do not follow: they fail with “The parameter is incorrect” or do not find the folder.',
          ['github docker/for-win/issues/3694'],
        ),
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2019', 'ltsc2022', 'ltsc2025'] }],
        checks: [{ command: 'cmd /c ver', shows: 'on the host: 10.0.14393' }],
        remedy:
          'Give the folder a drive letter in the container (subst G: C:\\FOLDER) and use that, or take Windows Server 2019 or newer.',
      },
    ],
  },
]
