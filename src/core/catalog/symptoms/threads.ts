import { inferred, verified } from '../fact.ts'
import { damagedAzureState } from './azure-state.ts'
import type { Symptom } from './define.ts'

/** Messages of public reports that no other table has. */
export const threadSymptoms: readonly Symptom[] = [
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
          ['github microsoft/SDN/issues/274', 'github kubernetes/kubernetes/issues/56744'],
        ),
        likely: [
          { says: 'pod "kube-proxy-' },
          { says: 'pod kube-proxy-' },
          { says: 'kube-flannel-ds-amd64' },
        ],
        excluded: [{ says: 'windows' }],
        checks: [{ look: 'name of the pod, its DaemonSet', shows: 'no nodeSelector for linux' }],
        remedy: 'Give its DaemonSet the nodeSelector kubernetes.io/os: linux.',
      },
    ],
  },
  {
    id: 'R-02',
    about: 'load balancer exists',
    kind: 'error',
    words: [['hcnCreateLoadBalancer failed', 'Cannot create a file when that file already exists']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS was restarted: it kept the load balancers, and kube-proxy took them for gone and makes them again.',
          ['k8s#139519'],
        ),
        checks: [
          {
            command: 'hnsdiag list loadbalancers',
            shows: 'the address of the Service is there already',
          },
        ],
        remedy: 'Remove the stale load balancers and restart kube-proxy.',
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
    id: 'R-04',
    about: 'no resolv.conf',
    kind: 'noise',
    words: [['CheckLimitsForResolvConf', 'resolv.conf: The system cannot find the file specified']],
    printed: [{ by: 'kubelet', in: 'node events' }],
    causes: [
      {
        cause: inferred(
          'The kubelet looks for a resolv.conf, which Windows does not have; the node of the report was Ready all the same.',
          ['windows-machine-config-operator#762'],
        ),
        checks: [],
        remedy: 'Set the file to an empty text in the configuration of the kubelet.',
      },
    ],
  },
  {
    id: 'R-05',
    about: 'Calico waits for itself',
    kind: 'error',
    words: [['plugin type="calico"', 'timeout acquiring mutex']],
    printed: [{ by: 'calico', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'Many pods start at once on a node with many HNS endpoints, and the plugin lets one after the other.',
          ['calico#7823'],
        ),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'far more endpoints than pods' }],
        remedy: 'Start fewer pods at a time; restart the node once to clear stale endpoints.',
      },
    ],
  },
  {
    id: 'R-06',
    about: 'plugin does not reach the API server',
    kind: 'error',
    words: [['plugin type="calico"', 'error getting ClusterInformation']],
    outerTo: ['L-01'],
    printed: [{ by: 'calico', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The plugin does not get the API server at the address of its kubeconfig: no route, no rights, or a proxy that answers in its place.',
          ['calico#9905'],
        ),
        checks: [
          {
            command: 'curl.exe -k https://APISERVER:6443/version',
            shows:
              'what stands behind the last colon of the message: no connection, or the page of a proxy',
          },
        ],
        remedy:
          'Put the Service range and the API server into NO_PROXY, and correct address and token in the kubeconfig of the plugin.',
      },
    ],
  },
  {
    id: 'R-07',
    about: 'API version that the server does not serve',
    kind: 'error',
    words: [['no matches for kind "', '" in version "']],
    outerTo: ['PR-23'],
    printed: [{ by: 'kubectl', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The API server does not serve this kind in this version: it is older or newer than the manifest expects, or the definition of a custom resource is not installed.',
          ['api'],
        ),
        checks: [
          { command: 'kubectl api-versions', shows: 'whether the version of the message is there' },
        ],
        remedy: 'Write an apiVersion that the server has, or install the definition first.',
      },
    ],
  },
  {
    id: 'R-08',
    about: 'program not in the image',
    kind: 'error',
    outerTo: ['M-KLT-09', 'D-43'],
    words: [
      ['::CreateProcess', 'The system cannot find the file specified'],
      ['encountered an error during CreateProcess', 'The system cannot find the file specified'],
      ['HcsCreateProcess', 'The system cannot find the file specified'],
    ],
    printed: [{ by: 'containerd / hcsshim, docker', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The image has no program of the name that the command begins with: it is one of a shell or of Linux, or it lies elsewhere.',
          ['for-win#2679', 'ctrd#6300'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'command and args begin with something that the image does not have',
          },
        ],
        remedy:
          'Name a program with its path; begin with cmd /c or powershell what is a command of a shell.',
      },
      {
        cause: inferred(
          'The whole command stands in one text, so that Windows looks for a file of that name.',
          ['ctrd#6300', 'github Azure/AKS/issues/1836'],
        ),
        likely: [{ found: 'image-shell-form' }],
        checks: [
          {
            look: 'ENTRYPOINT and CMD of the image, command of the container or of a probe',
            shows: 'one entry with blanks in it',
          },
        ],
        remedy: 'Write program and arguments as entries of their own.',
      },
    ],
  },
  {
    id: 'R-09',
    about: 'no bootstrap kubeconfig',
    kind: 'error',
    outerTo: ['S-06'],
    words: [['unable to load bootstrap kubeconfig']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet has no usable kubeconfig of its own and falls back to the bootstrap file, which is not there: the node has not joined yet.',
          ['website-kubelet-tls-bootstrapping', 'minikube#2804'],
        ),
        checks: [
          {
            command: 'Get-ChildItem C:\\etc\\kubernetes',
            shows: 'neither kubelet.conf nor bootstrap-kubelet.conf',
          },
        ],
        remedy:
          'Join the node, with a fresh token where the old one has expired; or put the file where --bootstrap-kubeconfig says.',
      },
      {
        cause: inferred('The node had joined, and its client certificate has expired since.', [
          'website-kubelet-tls-bootstrapping',
          'kubeasz#1257',
        ]),
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pki',
            shows: 'kubelet-client-current.pem is old',
          },
        ],
        remedy: 'Join the node anew.',
      },
    ],
  },
  {
    id: 'R-140',
    about: 'certificate without a drive',
    kind: 'error',
    words: [
      ['unable to read client-cert', 'var\\lib\\kubelet\\pki', 'The system cannot find the'],
      ['unable to read client-key', 'var\\lib\\kubelet\\pki', 'The system cannot find the'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, exits' }],
    causes: [
      {
        cause: verified(
          'The kubeconfig names the certificate by a path without a drive, which is taken from the folder of the kubeconfig; the kubelet writes it so where --cert-dir has no drive.',
          ['github kubernetes/kubernetes/pull/77710', 'github kubernetes/kubeadm/issues/2419'],
        ),
        likely: [{ says: 'etc\\kubernetes\\var\\lib\\kubelet\\pki' }],
        checks: [
          {
            command: 'Select-String client- C:\\etc\\kubernetes\\kubelet.conf',
            shows: 'paths that begin with \\var\\lib\\kubelet\\pki',
          },
        ],
        remedy:
          'Give the kubelet --cert-dir=C:\\var\\lib\\kubelet\\pki, and write the drive before both paths in kubelet.conf.',
      },
      {
        cause: inferred(
          'The client certificate is not there: it was deleted, or the node was reset, and kubelet.conf is left over.',
          ['website-kubelet-tls-bootstrapping'],
        ),
        excluded: [{ says: 'etc\\kubernetes\\var\\lib\\kubelet\\pki' }],
        checks: [
          {
            command: 'Get-ChildItem C:\\var\\lib\\kubelet\\pki',
            shows: 'no kubelet-client-current.pem',
          },
        ],
        remedy: 'Delete kubelet.conf and join the node anew.',
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
    id: 'R-11',
    about: 'cluster CA missing on the node',
    kind: 'error',
    words: [['unable to load client CA file', 'The system cannot find the']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'kubeadm join writes this file, and has not run on the node yet; until then the kubelet ends and is started again.',
          [
            'github kubernetes/kubernetes/blob/00966a5a6ce164aee5caa9b176b65d22fda3d565/cmd/kubeadm/app/cmd/phases/join/kubelet.go',
          ],
        ),
        checks: [
          {
            command: 'Get-ChildItem C:\\etc\\kubernetes',
            shows: 'no kubelet.conf and no pki\\ca.crt',
          },
        ],
        remedy: 'Run kubeadm join; without kubeadm copy ca.crt of the cluster to this path.',
      },
      {
        cause: inferred(
          'The file of the CA is not where clientCAFile of the kubelet’s configuration says.',
          ['swt#72'],
        ),
        checks: [
          {
            command:
              'Get-ChildItem C:\\etc\\kubernetes\\pki, C:\\var\\lib\\kubelet\\etc\\kubernetes\\pki',
            shows: 'ca.crt in one of the two folders, and not in that of the message',
          },
        ],
        remedy: 'Put ca.crt there, or write its path into clientCAFile.',
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
    id: 'R-13',
    about: 'owner of a projected file',
    kind: 'error',
    words: [['chown ', 'not supported by windows']],
    printed: [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The pod sets runAsUser, and the kubelet gives the files of projected volumes, such as the token, to that user, which Windows cannot.',
          ['k8s#102849', 'k8s#125012', 'github kubernetes/kubernetes/pull/129507'],
        ),
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'runAsUser in a securityContext' },
        ],
        remedy:
          'Take runAsUser out of pods for Windows, and set os.name to windows; Kubernetes 1.31, and the last 1.30 and 1.29, start them all the same.',
      },
      {
        cause: inferred('A pod for Linux was scheduled to a Windows node.', ['rke2#4280']),
        checks: [
          {
            command: 'kubectl get pod POD -o wide',
            shows: 'a Windows node, for an image of Linux',
          },
        ],
        remedy:
          'Give that workload the nodeSelector kubernetes.io/os: linux, and taint Windows nodes.',
      },
    ],
  },
  {
    id: 'R-14',
    about: 'flanneld does not know its node',
    kind: 'error',
    words: [['env variables POD_NAME and POD_NAMESPACE must be set']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('flanneld runs outside of a pod, and NODE_NAME is not set.', [
          'flannel-src v0.28.0/pkg/subnet/kube/kube.go',
          'flannel#932',
        ]),
        checks: [
          {
            look: 'environment of the service of flanneld',
            shows: 'no NODE_NAME, or it was set after the service was started',
          },
        ],
        remedy: 'Set NODE_NAME to the name of the Node object for the service, and restart it.',
      },
    ],
  },
  {
    id: 'R-15',
    about: 'config.toml cannot be read',
    kind: 'error',
    words: [
      ['containerd: failed to load TOML'],
      ['failed to load TOML', 'config.toml'],
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
    id: 'R-17',
    about: 'CNI file is no JSON',
    kind: 'error',
    words: [
      ['error parsing configuration', 'invalid character'],
      ['error reading network config', 'invalid character'],
    ],
    printed: [{ by: 'containerd, libcni', in: 'containerd log, pod events' }],
    causes: [
      {
        cause: verified(
          'The file holds what is no JSON: a comment, a comma too many, a no-break space.',
          ['cni-conf-1.1.2', 'guide-1.16'],
        ),
        checks: [
          {
            command: 'Get-Content -Raw FILE | ConvertFrom-Json',
            shows: 'an error, or what was meant to be a comment',
          },
        ],
        remedy: 'Take it out. Send the file to see its line.',
      },
      {
        cause: verified('PowerShell wrote the file with a byte order mark or as UTF-16.', [
          'cni-conf-1.1.2',
          'ab-cni#L288',
        ]),
        likely: [
          { says: "invalid character 'ï'" },
          // The same in the code page of Chinese.
          { says: "invalid character '茂'" },
          { says: "invalid character 'ÿ'" },
          { says: "invalid character 'þ'" },
        ],
        checks: [
          {
            command: 'Format-Hex FILE | Select-Object -First 3',
            shows: 'EF BB BF, FF FE or FE FF in front',
          },
        ],
        remedy: 'Write it with -Encoding ascii.',
      },
    ],
  },
  {
    id: 'R-18',
    about: 'CNI file of another form',
    kind: 'error',
    words: [
      ['error parsing configuration', "missing 'type'"],
      ['error parsing configuration list', "no 'plugins' key"],
      ['error parsing configuration list', 'no name'],
    ],
    printed: [{ by: 'containerd, libcni', in: 'containerd log, pod events' }],
    causes: [
      {
        cause: verified(
          'The body does not fit the ending: a list in a .conf, a single plugin in a .conflist, or the net-conf.json of Flannel in the folder for CNI files.',
          ['cni-conf-1.1.2', 'cni-conf-1.2.3'],
        ),
        checks: [{ look: 'the file that the message names', shows: 'its keys, and its ending' }],
        remedy: 'Rename the file, or wrap the plugin into a list.',
      },
      {
        cause: verified('The keys of a list are capitalised: Name, Plugins, CNIVersion.', [
          'cni-conf-1.1.2',
        ]),
        likely: [{ says: 'configuration list' }],
        checks: [{ look: 'first keys of the file', shows: 'capital letters' }],
        remedy: 'Write name, plugins and cniVersion.',
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
    id: 'R-20',
    about: 'resolvConf of Linux',
    kind: 'error',
    words: [
      ['Unexpected resolver config value'],
      ['sandbox', 'resolv.conf: The system cannot find the'],
      ['open /etc/resolv.conf: The system cannot find the'],
      ['open /run/systemd/resolve/resolv.conf: The system cannot find the'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log, pod events' }],
    causes: [
      {
        cause: inferred(
          'resolvConf of the kubelet names a file that is not there on Windows, as with the configuration that Linux nodes have.',
          ['k8s#116782', 'k8s v1.26.0/pkg/kubelet/network/dns/dns.go'],
        ),
        checks: [
          {
            look: 'resolvConf in config.yaml, --resolv-conf on the command line',
            shows: 'a path such as /etc/resolv.conf',
          },
        ],
        remedy:
          'Set it to an empty text (resolvConf: "", or --resolv-conf= up to 1.22), or to Host from 1.27 on.',
      },
    ],
  },
  {
    id: 'R-21',
    about: 'join token expired',
    kind: 'error',
    words: [
      ['could not find a JWS signature in the cluster-info ConfigMap for token ID'],
      ['does not yet contain a JWS signature for token ID'],
      ['there is no JWS signed token in the cluster-info ConfigMap'],
      ['token id', 'is invalid for this cluster or it has expired'],
    ],
    printed: [{ by: 'kubeadm join', in: 'console' }],
    causes: [
      {
        cause: inferred('The token has expired, or is one of another cluster.', [
          'kubeadm#630',
          'kubeadm#668',
          'kubeadm-token#L165-L170',
        ]),
        checks: [{ command: 'kubeadm token list', shows: 'no such token, or it has expired' }],
        remedy: 'kubeadm token create --print-join-command on the control plane.',
      },
    ],
  },
  {
    id: 'R-22',
    about: 'serving certificate pending',
    kind: 'error',
    words: [
      ['10250', 'remote error: tls: internal error'],
      ['error dialing backend: remote error: tls: internal error'],
      ['no serving certificate available for the kubelet'],
      ['kubelet-serving: certificate request was not signed'],
    ],
    printed: [{ by: 'kubectl logs / exec / port-forward / attach', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The kubelet asked for a serving certificate, and nobody approved it; the controller manager never does that by itself.',
          ['kubeadm#591', 'k8s#73356'],
        ),
        checks: [{ command: 'kubectl get csr', shows: 'requests of system:node:NAME are Pending' }],
        remedy: 'kubectl certificate approve NAME, or take serverTLSBootstrap out.',
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
    id: 'R-24',
    about: 'layer not ready',
    kind: 'error',
    words: [
      ['hcsshim::PrepareLayer', 'The device is not ready'],
      ['hcsshim::ActivateLayer', 'The device is not ready'],
    ],
    printed: [{ by: 'containerd / hcsshim, docker', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'Many containers start at once, and Windows Server 2019 does not have the disk of a layer ready in time; newer shims try again.',
          ['hcsshim#919', 'hcsshim#1091', 'wcont#109'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2019'] }],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2022', 'ltsc2025'] }],
        checks: [{ command: 'containerd --version', shows: 'a release from before August 2021' }],
        remedy: 'Install a newer containerd; until then start fewer pods at a time.',
      },
    ],
  },
  {
    id: 'R-25',
    about: 'user not in the container',
    kind: 'error',
    words: [
      ['::CreateProcess', 'The user name or password is incorrect'],
      ['encountered an error during CreateProcess', 'The user name or password is incorrect'],
      ['CreateProcess: failure in a Windows system call: The user name or password is incorrect'],
    ],
    printed: [{ by: 'containerd / hcsshim, docker', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The container is started as a user that its image does not have: a number from runAsUser, or a name of the node or of the domain.',
          ['aks#1914'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'runAsUser, or a runAsUserName that is none of the image',
          },
        ],
        remedy: 'Take runAsUser out, and name ContainerUser or ContainerAdministrator.',
      },
    ],
  },
  {
    id: 'R-26',
    about: 'azure-vnet waits for its store',
    kind: 'error',
    words: [
      ['key-value store of network plugin', 'timed out locking store'],
      ['locking store', 'Store is locked'],
      ['bytes read from lock file is 0'],
    ],
    printed: [{ by: 'azure-vnet', in: 'azure-vnet log, pod events' }],
    passedBy: ['ADD command completed with err:<nil>'],
    causes: [
      {
        cause: inferred(
          'An earlier call of the plugin hangs in HNS and holds the lock; the thread names a setting of HNS in the registry against it.',
          ['acn#774'],
        ),
        checks: [
          { look: 'azure-vnet.log before this line', shows: 'a call that does not come back' },
        ],
        remedy: 'Update the image of the node; else restart HNS and then the node.',
      },
      {
        cause: inferred(
          'A call that crashed or was killed, as on a loaded node, left azure-vnet.json.lock behind.',
          [
            'github Azure/azure-container-networking/issues/186',
            'github Azure/azure-container-networking/issues/364',
            'github Azure/azure-container-networking/issues/464',
          ],
        ),
        likely: [{ says: 'Store is locked' }, { says: 'lock file is 0' }],
        checks: [
          {
            command: 'Get-Content C:\\k\\azure-vnet.json.lock',
            shows: 'the id of a process that is gone, or nothing',
          },
        ],
        remedy: 'Delete the file; update Azure CNI.',
      },
      {
        cause: verified(
          'Very many pods, as 150 and more, start at once, and calls wait for one lock.',
          ['github Azure/azure-container-networking/issues/2817'],
        ),
        checks: [{ look: 'pods that started at that time', shows: 'more than 100' }],
        remedy: 'Start them in smaller lots.',
      },
    ],
  },
  {
    id: 'R-27',
    about: 'bootstrap token refused',
    kind: 'error',
    words: [
      ['cannot create certificate signing request: Unauthorized'],
      ['Unable to register node with API server', 'system:anonymous'],
      ['ensure lease exists', 'system:anonymous'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The token in the bootstrap file has expired or is one of another cluster.',
          ['kubeadm#809', 'kubeadm#792', 'osm#202'],
        ),
        checks: [{ command: 'kubeadm token list', shows: 'no such token, or it has expired' }],
        remedy: 'Join the node with a fresh token: kubeadm token create --print-join-command.',
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
    id: 'R-29',
    about: 'symbolic link refused',
    kind: 'error',
    words: [
      ['symlink', 'A required privilege is not held by the client'],
      ['symbolic link', 'A required privilege is not held by the client'],
      ['mklink', 'A required privilege is not held by the client'],
    ],
    codes: ['H-80070522'],
    printed: [{ by: 'container', in: 'log of the pod' }],
    causes: [
      {
        cause: verified(
          'The container runs as ContainerUser, who may make no symbolic links; ContainerAdministrator may.',
          ['windows-containers#167'],
        ),
        checks: [
          {
            command: 'kubectl exec POD -- whoami /priv',
            shows: 'no SeCreateSymbolicLinkPrivilege',
          },
        ],
        remedy:
          'Run the container as ContainerAdministrator (runAsUserName), or change the program so that it needs no symbolic link.',
      },
      {
        cause: inferred('A program of the node runs without elevated rights.', ['k8s#108146']),
        likely: [{ says: 'kubelet' }],
        checks: [{ command: 'whoami /priv', shows: 'no SeCreateSymbolicLinkPrivilege' }],
        remedy: 'Start it as a service, or from an elevated console.',
      },
    ],
  },
  {
    id: 'R-30',
    about: '.NET exception',
    kind: 'error',
    words: [['exception code', '0xe0434352']],
    codes: ['H-E0434352'],
    printed: [{ by: 'container', in: 'exit code in kubectl describe pod, Application log' }],
    causes: [
      {
        cause: verified(
          'The program in the container ended with an exception of .NET that it did not catch; neither Kubernetes nor the node ended it.',
          ['ms-clr-exception'],
        ),
        checks: [
          {
            command: 'kubectl logs POD --previous',
            shows: 'type and message of the exception, with its stack',
          },
        ],
        remedy:
          'Mend what the exception names: often a setting, a secret or a connection that the program needs at its start.',
      },
    ],
  },
  {
    id: 'R-31',
    about: 'no domain controller',
    kind: 'error',
    words: [
      ['Status = 1355', 'ERROR_NO_SUCH_DOMAIN'],
      ['Status = 1311', 'ERROR_NO_LOGON_SERVERS'],
      ['The specified domain either does not exist or could not be contacted'],
      ['domain controller', 'could not be contacted'],
    ],
    codes: ['H-8007054B'],
    printed: [{ by: 'nltest', in: 'kubectl exec, console of the node' }],
    causes: [
      {
        cause: verified(
          'The pod, or the node, does not resolve the domain or does not reach its controller: both need it for gMSA, and a wrong DNS server in the container is the usual reason.',
          ['virtualization-documentation-gmsa-troubleshooting', 'sdn#339'],
        ),
        checks: [
          {
            command: 'nslookup DOMAIN; Test-NetConnection DC -Port 389',
            shows: 'no address, or no connection (53, 88, 139, 389, 636)',
          },
          { command: 'nltest /sc_verify:DOMAIN on the node', shows: 'fails there too' },
        ],
        remedy:
          'Let the DNS of the cluster forward the domain, open the ports to the controller, and look at the OutBoundNAT exceptions.',
      },
    ],
  },
  {
    id: 'R-32',
    about: 'no default interface',
    kind: 'error',
    words: [
      ['failed to get default interface', 'no index found for interface'],
      ['error looking up interface', 'no index found for interface'],
      ['failed to get default interface', 'find default route'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'flanneld does not find the adapter of the node by itself, as after a restart, when its own network has taken the adapter.',
          ['swt#344'],
        ),
        checks: [
          { command: 'Get-NetAdapter; ipconfig', shows: 'vEthernet (Ethernet) beside others' },
        ],
        remedy: 'Name the adapter: --iface=<address of the node>, or --iface-regex=<its name>.',
      },
      {
        cause: inferred(
          'Without --iface, flanneld takes the adapter of the default route, and the node has no such route at this moment.',
          ['flannel-main#L367'],
        ),
        likely: [{ says: 'find default route' }],
        checks: [{ command: 'Get-NetRoute -DestinationPrefix 0.0.0.0/0', shows: 'nothing' }],
        remedy: 'Set a default gateway, or name the address of the node with --iface.',
      },
      {
        cause: inferred(
          'Windows runs in another language or code page, and flanneld does not understand what its tools print.',
          ['swt#68', 'flannel#944'],
        ),
        checks: [{ command: 'chcp; Get-Culture', shows: 'not 437 or 65001; another language' }],
        remedy: 'Set the code page to 65001 (chcp 65001) or the display language to English.',
      },
    ],
  },
  {
    id: 'R-33',
    about: 'kube-proxy without the range of pods',
    kind: 'warning',
    weak: 'message',
    words: [['clusterCIDR not specified, unable to distinguish']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: inferred(
          'kube-proxy is started without --cluster-cidr, so that it cannot tell traffic of pods from that of others.',
          ['kubeadm#102', 'sdn#227'],
        ),
        checks: [{ look: 'command line of kube-proxy', shows: 'no --cluster-cidr' }],
        remedy: 'Add --cluster-cidr with the range of all pods.',
      },
    ],
  },
  {
    id: 'R-34',
    about: 'unknown backend',
    kind: 'error',
    words: [['Error fetching backend: unknown backend type']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'The backend is misspelt in net-conf.json (host_gw for host-gw), or this flanneld is older than its support on Windows.',
          ['k8s#86482', 'flannel#957'],
        ),
        checks: [
          { look: 'Type of the backend in net-conf.json', shows: 'neither host-gw nor vxlan' },
        ],
        remedy: 'Write host-gw or vxlan, and take a newer flanneld.exe.',
      },
    ],
  },
  {
    id: 'R-35',
    about: 'kubeconfig that is not read',
    kind: 'error',
    words: [
      ['error loading config file', "couldn't get version/kind"],
      ['error loading config file', 'yaml:'],
    ],
    printed: [{ by: 'flanneld, kubelet, kube-proxy', in: 'log of the component' }],
    causes: [
      {
        cause: inferred(
          'The file at this path is no kubeconfig, or not whole: other text, or a part of a line lost when it was copied.',
          ['flannel#1037', 'kubectl-aws-eks#34'],
        ),
        checks: [
          {
            command: 'kubectl config view --kubeconfig FILE',
            shows: 'the same error, no clusters',
          },
        ],
        remedy: 'Take the file anew from the control plane, with apiVersion: v1 and kind: Config.',
      },
      {
        cause: inferred('PowerShell wrote the file with > or Out-File, that is as UTF-16.', [
          'k8s#39007',
          'headlamp#2095',
        ]),
        likely: [{ says: 'control characters' }, { says: 'UTF-16' }, { says: 'UTF-8 octet' }],
        checks: [{ command: 'Format-Hex FILE', shows: 'FF FE at the start' }],
        remedy: 'Write it with Set-Content -Encoding ascii.',
      },
    ],
  },
  {
    id: 'R-36',
    about: 'net-conf.json that is not read',
    kind: 'error',
    words: [
      ['Failed to create SubnetManager', 'failed to read net conf'],
      ['Failed to create SubnetManager', 'error parsing subnet config'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'flanneld finds no net-conf.json at the path of --net-config-path: as a service it needs the file on the node, in a pod the key in the ConfigMap.',
          ['canal#64', 'flannel-kube'],
        ),
        likely: [{ says: 'read net conf' }],
        excluded: [{ says: 'parsing subnet config' }],
        checks: [
          { look: 'the path in the message', shows: 'no such file, on a service of the node' },
          {
            command: 'kubectl get configmap -n kube-flannel kube-flannel-cfg -o yaml',
            shows: 'no key net-conf.json',
          },
        ],
        remedy:
          'Put net-conf.json with Network and Backend there, or name its path, and start flanneld again.',
      },
      {
        cause: verified('net-conf.json has a fault of syntax or a wrong network.', [
          'flannel-kube',
        ]),
        likely: [{ says: 'parsing subnet config' }],
        excluded: [{ says: 'read net conf' }],
        checks: [{ look: 'net-conf.json', shows: 'a comma too many, or a Network without a mask' }],
        remedy: 'Mend what the message names.',
      },
    ],
  },
  {
    id: 'R-37',
    about: 'stored network configuration that is empty',
    kind: 'error',
    words: [
      ['failed to parse netconf', 'unexpected end of JSON input'],
      ['cached result', 'unexpected end of JSON input'],
    ],
    printed: [{ by: 'plugin flannel, CNI library', in: 'kubelet log, Events of the pod' }],
    causes: [
      {
        cause: verified(
          'The node stopped suddenly while a pod was made: the file that the plugin keeps of it is empty, and the pod cannot be deleted.',
          ['flannel-cni#43', 'flannel#1662', 'k3s#6185'],
        ),
        checks: [
          {
            command: String.raw`Get-ChildItem C:\var\lib\cni -Recurse -File | Where-Object Length -eq 0`,
            shows: 'a file named as the sandbox',
          },
        ],
        remedy: 'Remove the empty files; the kubelet then deletes the pods.',
      },
    ],
  },
  {
    id: 'R-38',
    about: 'program that RKE2 does not find',
    kind: 'error',
    outerTo: ['R-72'],
    words: [
      ['exec: "containerd": executable file not found in %PATH%'],
      ['exec: "kubelet": executable file not found in %PATH%'],
      ['exec: "kube-proxy": executable file not found in %PATH%'],
    ],
    printed: [{ by: 'RKE2', in: 'Event Log of the service, console' }],
    causes: [
      {
        cause: verified(
          'The folder of the programs of RKE2 is not in the PATH of the service: releases before April 2024 do not add it themselves.',
          ['rke2#5697', 'rke2-pebinary#L118-L122'],
        ),
        checks: [
          {
            command: String.raw`[Environment]::GetEnvironmentVariable('Path', 'Machine')`,
            shows: String.raw`no C:\var\lib\rancher\rke2\bin`,
          },
        ],
        remedy: String.raw`Add C:\var\lib\rancher\rke2\bin to the PATH of the machine and start the service again, or take a newer release.`,
      },
      {
        cause: inferred('The programs were not unpacked, or a scanner removed them.', [
          'rke2#9276',
        ]),
        likely: [{ observed: 'a present release' }],
        checks: [
          {
            command: String.raw`Get-ChildItem C:\var\lib\rancher\rke2\data -Recurse -Filter containerd.exe`,
            shows: 'no file',
          },
        ],
        remedy: 'Look at the lines before for the image of the runtime, and take the next patch.',
      },
    ],
  },
  {
    id: 'R-39',
    about: 'waiting for containerd',
    kind: 'noise',
    words: [['Waiting for containerd startup']],
    printed: [{ by: 'RKE2, k3s', in: 'Event Log of the service, console' }],
    causes: [
      {
        cause: inferred(
          'RKE2 prints this until containerd answers, at each start; it means something only if it does not end.',
          ['rke2#5725', 'rke2#4722'],
        ),
        checks: [{ look: 'lines behind', shows: 'containerd is now running' }],
        remedy: String.raw`If it does not end, read C:\var\lib\rancher\rke2\agent\containerd\containerd.log.`,
      },
    ],
  },
  {
    id: 'R-40',
    about: 'password of the node',
    kind: 'error',
    words: [['Node password rejected, duplicate hostname']],
    printed: [{ by: 'RKE2, k3s', in: 'Event Log of the service, console' }],
    causes: [
      {
        cause: inferred(
          'The cluster keeps the password of an earlier node of this name, as after it was installed anew.',
          ['rke2#2939', 'k3s#6186'],
        ),
        checks: [
          {
            command: 'kubectl get secrets -n kube-system | findstr node-password',
            shows: 'NODE.node-password.rke2',
          },
        ],
        remedy: 'Delete the old Node object and this Secret, then start the service.',
      },
      {
        cause: inferred('Two machines have the same name.', ['rke2#2939']),
        checks: [{ command: 'hostname', shows: 'the same on another node' }],
        remedy: 'Rename one, set node-name, or start it with --with-node-id.',
      },
    ],
  },
  {
    id: 'R-41',
    about: 'network of RKE2 without Windows',
    kind: 'error',
    words: [
      ['unsupported CNI cilium'],
      ['unsupported CNI canal'],
      ['unsupported CNI: cilium'],
      ['unsupported CNI: canal'],
    ],
    printed: [{ by: 'RKE2', in: 'Event Log of the service, console' }],
    causes: [
      {
        cause: verified(
          'The servers of the cluster use a network plugin that RKE2 does not have for Windows: it has Calico and Flannel.',
          ['rke2-pebinary#L142-L151'],
        ),
        checks: [
          { command: 'kubectl get helmcharts -n kube-system', shows: 'rke2-cilium or rke2-canal' },
        ],
        remedy: 'Make the cluster with cni: calico or cni: flannel; a node cannot choose its own.',
      },
    ],
  },
  {
    id: 'R-42',
    about: 'damaged state of Azure CNI',
    kind: 'error',
    words: [
      ['Failed to start IPAM plugin', 'invalid character'],
      ['failed to set up pod', 'network: unexpected end of JSON input'],
      ['Failed to restore state, err:EOF'],
      ['network', "err:invalid character '\\x00' looking for beginning of value"],
    ],
    printed: [{ by: 'azure-vnet, azure-vnet-ipam', in: 'pod events, azure-vnet.log' }],
    causes: [damagedAzureState],
  },
  {
    id: 'R-43',
    about: 'process made for Linux',
    kind: 'error',
    words: [['hcs::System::CreateProcess', 'The parameter is incorrect']],
    printed: [{ by: 'containerd (hcsshim)', in: 'crictl, pod events' }],
    causes: [
      {
        cause: inferred(
          'The specification of the container was written for Linux: its command, user or settings mean nothing to Windows.',
          ['wcont#210'],
        ),
        checks: [
          {
            look: 'specification of the container',
            shows: 'linux settings, or a command with the paths of Linux',
          },
        ],
        remedy:
          'Write it for Windows: a command of the image, and windows settings in place of linux.',
      },
    ],
  },
  {
    id: 'R-44',
    about: 'Windows pod without toleration',
    kind: 'error',
    settledBy: ['toleration-of-event', 'windows-pod-tolerates-taints'],
    // The parts stand in the order of their counts.
    words: [
      ['untolerated taint {', 'windows}', "match Pod's node affinity/selector"],
      ["match Pod's node affinity/selector", 'untolerated taint {', 'windows}'],
      // As schedulers up to 1.20 say it.
      ['had taint {', 'windows}', "didn't match node selector"],
      ["didn't match node selector", 'had taint {', 'windows}'],
    ],
    wordsInferred: true,
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    causes: [
      {
        cause: inferred(
          'The Windows nodes have a taint that the pod does not tolerate, and its selector fits no other node.',
          ['w-user-guide'],
        ),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'Tolerations: without the taint of the Windows nodes',
          },
        ],
        remedy: 'Give the pod a toleration of the taint that the message names.',
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
    id: 'R-47',
    about: 'kube-proxy for both families',
    kind: 'error',
    words: [
      ['unable to create ipv6 proxier', 'ould not find host mac address'],
      ['unable to create ipv4 proxier', 'ould not find host mac address for 0.0.0.0'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log, exits' }],
    causes: [
      {
        cause: verified(
          'Dual stack is on by default from 1.21, and this kube-proxy looks for an IPv6 address that the node or its overlay does not have, or takes 0.0.0.0 for its own.',
          [
            'github kubernetes/kubernetes/issues/100966',
            'github kubernetes/kubernetes/pull/101047',
          ],
        ),
        checks: [{ command: 'kube-proxy.exe --version', shows: 'an early release of 1.21' }],
        remedy:
          'Take a later release of the minor, or set the feature gate IPv6DualStack=false for kube-proxy.',
      },
    ],
  },
  {
    id: 'R-48',
    about: 'token of calico-node',
    kind: 'error',
    words: [['could not retrieve calico node token']],
    printed: [{ by: 'rke2', in: 'application log of Windows' }],
    causes: [
      {
        cause: verified(
          'From Kubernetes 1.24 on no Secret with a token is made for a service account, and this RKE2 looks for that of calico-node.',
          ['github rancher/rke2/pull/2940'],
        ),
        checks: [
          { command: 'kubectl get secret -n calico-system', shows: 'no token of calico-node' },
        ],
        remedy: 'Update RKE2 to a release that asks for the token itself.',
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
    id: 'R-51',
    about: 'statistics of ended containers',
    kind: 'error',
    words: [
      ['failed to list all container stats', 'hcsshim::OpenComputeSystem'],
      ['ListContainerStats', 'hcsshim::OpenComputeSystem'],
      ['failed to list all container stats', 'encountered an error during Properties'],
    ],
    printed: [{ by: 'kubelet, metrics-server', in: 'their logs' }],
    causes: [
      {
        cause: verified(
          'The kubelet asks HCS for the numbers of a container that has ended, such as an init container, and then gives none for the whole node.',
          ['github kubernetes/kubernetes/pull/90554', 'github kubernetes/kubernetes/issues/91575'],
        ),
        excluded: [{ says: 'during Properties' }],
        checks: [{ command: 'docker ps -a', shows: 'the container of the message has exited' }],
        remedy: 'Take a kubelet that leaves ended containers out: a later release of its minor.',
      },
      {
        cause: verified('The container of the message was just starting or ending.', [
          'github kubernetes/kubernetes/issues/98509',
        ]),
        checks: [{ look: 'the next lines', shows: 'the message passes' }],
        remedy: 'Nothing, where it passes; else take a later release of the minor.',
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
    id: 'R-53',
    about: 'HCS without an answer',
    kind: 'error',
    words: [
      ['System::CreateProcess', 'The RPC server is unavailable'],
      ['System::CreateProcess', 'The remote procedure call failed'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: inferred(
          'HCS starts no more processes in the container, as where memory ran out; each failed probe leaves memory behind in vmcompute.exe.',
          ['github microsoft/hcsshim/issues/1680', 'github Azure/AKS/issues/3262'],
        ),
        checks: [
          { command: 'Get-Process vmcompute', shows: 'memory that grows with every failed probe' },
        ],
        remedy:
          'Delete the pod, restart the node where vmcompute.exe is large, install the newest updates, and give the pod more memory.',
      },
    ],
  },
  {
    id: 'R-54',
    about: 'NVMe disks',
    kind: 'error',
    words: [['could not find disk id for lun']],
    printed: [{ by: 'Azure Disk CSI', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The size of the machine has its disks behind an NVMe controller, where the driver found none by their LUN on Windows.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/2365'],
        ),
        checks: [{ command: 'Get-Disk | Select-Object Number,BusType,Location', shows: 'NVMe' }],
        remedy: 'Take a size with a SCSI controller, or a release of the driver that knows NVMe.',
      },
    ],
  },
  {
    id: 'R-55',
    about: 'no address in the certificate',
    kind: 'error',
    words: [["because it doesn't contain any IP SANs"]],
    printed: [{ by: 'API server, metrics-server', in: 'kubectl logs, exec, top' }],
    causes: [
      {
        cause: verified(
          'The kubelet signed its serving certificate itself, without its address, and the client checks it.',
          ['github canonical/microk8s/issues/4522', 'github kubernetes/kubeadm/issues/1602'],
        ),
        checks: [{ command: 'kubectl get csr', shows: 'no request of the node for serving' }],
        remedy:
          'Set serverTLSBootstrap: true for the kubelet and approve its request, so that it gets a certificate of the cluster with its addresses.',
      },
    ],
  },
  {
    id: 'R-56',
    about: 'host-gw across subnets',
    kind: 'error',
    words: [['Error adding route to', 'network is unreachable']],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'host-gw needs nodes that reach each other on layer 2; this one has no direct way to the other, as on networks of clouds.',
          ['fl-backends', 'github microsoft/SDN/issues/262'],
        ),
        checks: [{ command: 'ip route', shows: 'the other node only behind a gateway' }],
        remedy: 'Put the nodes into one subnet of layer 2, or take vxlan.',
      },
    ],
  },
  {
    id: 'R-57',
    about: 'name of the control plane',
    kind: 'error',
    words: [
      ["couldn't validate the identity of the API Server", 'no such host'],
      ['failed to request cluster-info', 'no such host'],
    ],
    printed: [{ by: 'kubeadm', in: 'kubeadm join' }],
    causes: [
      {
        cause: inferred(
          'The node cannot resolve the name of the control plane that the join command has.',
          ['github kubernetes/minikube/issues/2015'],
        ),
        checks: [{ command: 'Resolve-DnsName NAME', shows: 'nothing' }],
        remedy:
          'Give the name an entry in DNS or in C:\\Windows\\System32\\drivers\\etc\\hosts of the node, or join by its address.',
      },
    ],
  },
  {
    id: 'R-58',
    about: 'a proxy in front of the API server',
    kind: 'error',
    words: [
      ['certificatesigningrequests": Forbidden'],
      ['resourceVersion=0": Forbidden'],
      ['Unable to connect to the server: Forbidden'],
    ],
    printed: [{ by: 'kubelet, kubectl', in: 'kubelet log, console' }],
    causes: [
      {
        cause: inferred(
          'A proxy refused the connection: the API server itself says what it forbids, and to whom.',
          ['github kubernetes-sigs/kind/issues/2884', 'github kubernetes/minikube/issues/4965'],
        ),
        checks: [
          { command: 'Get-ChildItem Env:*PROXY*', shows: 'HTTPS_PROXY, and a NO_PROXY without it' },
        ],
        remedy:
          'Add address and name of the API server and the range of Services to NO_PROXY of the services, and restart them.',
      },
    ],
  },
  {
    id: 'R-59',
    about: 'file of a flag missing',
    kind: 'error',
    outerTo: ['R-09', 'R-10', 'R-11'],
    words: [
      ['server.go', 'CreateFile ', 'The system cannot find the file specified'],
      ['server.go', 'CreateFile ', 'The system cannot find the path specified'],
    ],
    printed: [{ by: 'kube-proxy, kubelet', in: 'log of the component, exits' }],
    causes: [
      {
        cause: inferred(
          'The manifest is made for containerd from 1.7 on, which maps a HostProcess container to C:\\hpc; older ones have another place ($CONTAINER_SANDBOX_MOUNT_POINT).',
          ['github kubernetes-sigs/sig-windows-tools/issues/235'],
        ),
        likely: [{ says: 'C:\\hpc' }],
        checks: [{ command: 'containerd --version', shows: '1.6 or older' }],
        remedy:
          'Take manifests for this release of containerd, or write the variable before the path.',
      },
      {
        cause: inferred(
          'A file that the command line names is not there, most often the kubeconfig.',
          ['github kubernetes-sigs/sig-windows-dev-tools/issues/118'],
        ),
        checks: [{ command: 'Test-Path FILE', shows: 'False for the path of the message' }],
        remedy: 'Write the file there, or give the flag the path that it has.',
      },
    ],
  },
  {
    id: 'R-60',
    about: 'cmdlets of Remote Access',
    kind: 'error',
    words: [
      ['RemoteAccess', 'is not recognized as the name of a cmdlet'],
      ["'Get-BgpRouter' is not recognized"],
      ["'Add-BgpRouter' is not recognized"],
      ["'Get-BgpPeer' is not recognized"],
    ],
    printed: [{ by: 'PowerShell', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The cmdlets of Remote Access are not installed, which Calico with windows-bgp needs for its router.',
          ['github rancher/rke2/issues/4638', 'docs-calicowindowsinstall.js#L40-L58'],
        ),
        checks: [
          { command: 'Get-WindowsFeature RSAT-RemoteAccess-PowerShell', shows: 'not installed' },
        ],
        remedy:
          'Install-WindowsFeature RemoteAccess, RSAT-RemoteAccess-PowerShell, Routing; then Install-RemoteAccess -VpnType RoutingOnly, and restart the node.',
      },
    ],
  },
  {
    id: 'R-71',
    about: 'command not on the node',
    kind: 'error',
    outerTo: ['R-60', 'M-TOL-01'],
    words: [
      ['This command cannot be run due to the error: The system cannot find'],
      ['is not recognized as the name of a cmdlet'],
      ['is not recognized as a name of a cmdlet'],
    ],
    printed: [{ by: 'PowerShell', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The program or module of the message is not installed on the node, or not in its PATH.',
          [
            'github kubernetes-sigs/sig-windows-tools/pull/272',
            'github jenkins-infra/helpdesk/issues/4318',
          ],
        ),
        checks: [{ command: 'Get-Command NAME', shows: 'nothing' }],
        remedy: 'Install it, open a new console, and run the script again.',
      },
      {
        cause: verified(
          'It is a program of Windows, and System32 is not in its PATH: images of Calico before December 2025 brought a PATH of their own.',
          ['github projectcalico/calico/issues/11109', 'github projectcalico/calico/pull/11490'],
        ),
        likely: [
          { says: "The term 'hostname'" },
          { says: "The term 'netsh'" },
          { says: "The term 'sc.exe'" },
          { says: "The term 'powershell'" },
        ],
        checks: [{ command: '$env:PATH', shows: 'no C:\\Windows\\System32' }],
        remedy:
          'Take a release with the fix, or set PATH for the container: C:\\Windows\\System32;C:\\Windows;C:\\Windows\\System32\\WindowsPowerShell\\v1.0.',
      },
    ],
  },
  {
    id: 'R-61',
    about: 'host-local without a range',
    kind: 'error',
    words: [['no IP ranges specified']],
    printed: [{ by: 'host-local', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: inferred(
          'host-local got no range: the plugins of windows-container-networking hand it ipam.subnet and not ipam.ranges.',
          ['github microsoft/windows-container-networking/issues/64'],
        ),
        checks: [{ look: 'ipam of the CNI file', shows: 'ranges, and no subnet' }],
        remedy: 'Write the range as ipam.subnet.',
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
    id: 'R-63',
    about: 'kube-proxy as a node',
    kind: 'error',
    words: [['endpoints is forbidden: User "system:node:']],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: inferred('kube-proxy uses the kubelet’s kubeconfig, which lists no Endpoints.', [
          'k8s-policy',
        ]),
        excluded: [{ decision: 'platform', is: ['eks'] }],
        checks: [],
        remedy: 'Give kube-proxy its own identity, with the role system:node-proxier.',
      },
      {
        cause: verified(
          'On EKS, the role of the Windows nodes is not in the group eks:kube-proxy-windows, or Linux nodes share it; kube-proxy reads with the name of the node and may not list Endpoints.',
          [
            'github terraform-aws-modules/terraform-aws-eks/issues/1456',
            'amazon-eks-user-guide-windows-support#L151',
          ],
        ),
        likely: [{ decision: 'platform', is: ['eks'] }],
        checks: [
          {
            command: 'kubectl describe configmap -n kube-system aws-auth',
            shows: 'eks:kube-proxy-windows at the role of the Windows nodes alone',
          },
        ],
        remedy:
          'Give Windows nodes a role of their own, and put it into the group eks:kube-proxy-windows.',
      },
    ],
  },
  {
    id: 'R-64',
    about: 'images not collected',
    kind: 'error',
    words: [
      ['garbage collect required amount of images', 'freed 0 bytes'],
      ['garbage collect required amount of images', 'only found 0 bytes eligible to free'],
      ['second rename attempt following detach failed', 'Access is denied'],
    ],
    printed: [{ by: 'kubelet, containerd', in: 'node events, containerd log' }],
    causes: [
      {
        cause: verified(
          'The disk is full, and containerd could not delete snapshots whose files Windows still holds open: they stay below io.containerd.snapshotter.v1.windows. The updates of Windows of October 2023 mend that.',
          [
            'github microsoft/Windows-Containers/issues/358',
            'github kubernetes/kubernetes/issues/116020',
            'github rancher/rke2/issues/3090',
          ],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        checks: [
          {
            look: 'containerd log: snapshot garbage collection failed',
            shows: 'Access is denied on folders of snapshots',
          },
        ],
        remedy:
          'Install the newest update of Windows, which restarts the node; where snapshots stay, drain it and set it up anew.',
      },
      {
        cause: inferred(
          'Every image on the node is in use, or other files fill the disk: no image can go.',
          ['github kubernetes/kubernetes/issues/116020'],
        ),
        checks: [
          { command: 'crictl images', shows: 'sizes' },
          { command: 'Get-Volume', shows: 'free space of the volume of the runtime' },
        ],
        remedy: 'Give the node a larger disk, or move logs and data off it.',
      },
    ],
  },
  {
    id: 'R-65',
    about: 'runAsNonRoot, old kubelet',
    kind: 'error',
    words: [
      ['container has runAsNonRoot and image will run as root'],
      ['container has runAsNonRoot and image has non-numeric user'],
    ],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'Up to Kubernetes 1.19 the kubelet looks for a user ID on Windows too, where there is none: runAsNonRoot: true, of the pod or of a policy, refuses every pod, whatever runAsUserName says.',
          ['k8s#92355', 'rn-1.20#L469', 'github kubernetes/kubernetes/issues/91482'],
        ),
        excluded: [{ kubernetes: { from: '1.20' } }],
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'runAsNonRoot: true' }],
        remedy:
          'Take runAsNonRoot and the rule MustRunAsNonRoot off pods for Windows nodes, or move to Kubernetes 1.20.',
      },
      {
        cause: verified('A pod for Linux whose image names no user, or the user 0.', [
          'ca-1.19 pkg/kubelet/kuberuntime/security_context.go#L80-L102',
        ]),
        checks: [],
        remedy: 'Name a user other than 0 with runAsUser, or take an image that has one.',
      },
    ],
  },
  {
    id: 'R-66',
    about: 'runAsNonRoot and ContainerAdministrator',
    kind: 'error',
    words: [['which will be regarded as root identity and will break non-root policy']],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The pod says runAsNonRoot: true, and runAsUserName or the image names ContainerAdministrator, which counts as root on Windows.',
          ['k20 pkg/kubelet/kuberuntime/security_context_windows.go', 'k8s#92355'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'runAsNonRoot: true; runAsUserName: ContainerAdministrator',
          },
        ],
        remedy:
          'Run the container as ContainerUser, or set runAsNonRoot: false in its securityContext.',
      },
    ],
  },
  {
    id: 'R-67',
    about: 'bridge of Open vSwitch left over',
    kind: 'error',
    words: [
      ['Failed to set the uplink port with no-flood config'],
      ['Port with name: br-int already defined on the switch'],
      ['could not add network device br-int to ofproto'],
    ],
    printed: [{ by: 'antrea-agent, ovs-vswitchd', in: 'agent log, ovs-vswitchd.log' }],
    causes: [
      {
        cause: verified(
          'The uplink is no working port of the bridge br-int: Open vSwitch keeps a bridge or ports of an earlier run and cannot open the adapter.',
          ['github antrea-io/antrea/issues/1737', 'an-doc'],
        ),
        checks: [
          { command: 'ovs-vsctl show', shows: 'br-int with the uplink, and errors at its ports' },
          { look: 'ovs-vswitchd.log', shows: 'could not add network device br-int' },
        ],
        remedy: 'Run Clean-AntreaNetwork.ps1 in the mode that OVS runs in, then restart the agent.',
      },
    ],
  },
  {
    id: 'R-68',
    passedBy: ['Setting up node network'],
    about: 'Open vSwitch does not answer',
    kind: 'error',
    words: [
      ['ovs_client.go', 'Not connected yet, will try again in 4s'],
      ['Error running agent', 'OVSDB'],
    ],
    printed: [{ by: 'antrea-agent', in: 'agent log' }],
    causes: [
      {
        cause: verified(
          'The services of Open vSwitch, ovsdb-server and ovs-vswitchd, are not both running; without a driver that Windows loads, or without the OpenSSL libraries, they do not start.',
          [
            'github antrea-io/antrea/issues/3152',
            'github antrea-io/antrea/issues/5805',
            'github antrea-io/antrea/issues/4027',
            'an-doc#L182-L222',
          ],
        ),
        checks: [
          { command: 'Get-Service ovs*', shows: 'both running' },
          { command: 'netcfg -q ovsext', shows: 'the driver is installed' },
          { command: 'bcdedit /enum', shows: 'testsigning Yes, for a driver signed for tests' },
        ],
        remedy:
          'Install Open vSwitch with the script of the Antrea release, with test signing on for its own driver, and start both services before the agent.',
      },
    ],
  },
  {
    id: 'R-69',
    about: 'status of the runtime not read',
    kind: 'error',
    words: [['getting status of runtime: invalid character', 'in string escape code']],
    printed: [{ by: 'crictl, kubeadm join', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'crictl cannot read the status of containerd, whose message names a folder with backslashes: no CNI configuration is there yet. containerd itself runs.',
          [
            'github kubernetes-sigs/cri-tools/issues/1426',
            'github kubernetes-sigs/cri-tools/pull/1446',
            'github kubernetes/kubernetes/issues/110626',
          ],
        ),
        checks: [
          { look: 'conf_dir of containerd', shows: 'no file with the ending .conf or .conflist' },
          { command: 'ctr version', shows: 'containerd answers' },
        ],
        remedy:
          'Take a newer crictl, or join with --ignore-preflight-errors=CRI: the network agent brings the CNI configuration later.',
      },
    ],
  },
  {
    id: 'R-70',
    about: 'eksctl and Windows groups',
    kind: 'error',
    words: [
      ['overrideBootstrapCommand is not supported for Windows'],
      ['preBootstrapCommands is not supported for Windows'],
      ['kubeletExtraConfig is not supported for Windows'],
    ],
    printed: [{ by: 'eksctl', in: 'its output' }],
    causes: [
      {
        cause: verified(
          'This release of eksctl refuses that field of a group of Windows. kubeletExtraConfig is refused by all, preBootstrapCommands and overrideBootstrapCommand by older ones.',
          [
            'github eksctl-io/eksctl/issues/5809',
            'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go#L1142',
          ],
        ),
        checks: [{ command: 'eksctl version', shows: 'its release' }],
        remedy:
          'Take the newest eksctl; leave kubeletExtraConfig out, and write labels, taints and preBootstrapCommands.',
      },
    ],
  },
  {
    id: 'R-72',
    about: 'kubeadm without kubelet',
    kind: 'error',
    words: [["cannot execute 'kubelet --version'", 'executable file not found in %PATH%']],
    printed: [{ by: 'kubeadm', in: 'kubeadm join' }],
    causes: [
      {
        cause: verified(
          'kubeadm asks the kubelet for its version and finds no kubelet.exe in the PATH.',
          ['kubeadm-kubelet-version'],
        ),
        checks: [{ command: 'Get-Command kubelet', shows: 'nothing' }],
        remedy:
          'Add the folder of kubelet.exe to the PATH of the machine, open a new console, and join again.',
      },
    ],
  },
]
