import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const rke2 = 'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg'
const rke2Windows = 'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/'

/** Faults of RKE2, RKE, Rancher and wins. */
export const rancherSymptoms: readonly Symptom[] = [
  {
    id: 'M-NET-52',
    about: 'RKE2 network',
    kind: 'error',
    words: [
      ['no source vip reserved'],
      ['timed out waiting for the network interfaces to come back'],
      ['the passed CIDRs are routed in different interfaces'],
      ['no interface has the ip:'],
      ['Flanneld has an error:'],
    ],
    printed: [{ by: 'rke2 agent on Windows', in: 'rke2 log (event log Application, source rke2)' }],
    causes: [
      {
        cause: verified(
          'Making the HNS network interrupted the host’s network; flanneld ended and nothing started it again.',
          ['rke2#5702'],
        ),
        likely: [
          { observed: 'the cluster is RKE2' },
          { decision: 'cni', is: ['flannel'] },
          { says: 'Flanneld has an error' },
        ],
        checks: [{ command: 'rke2 -v', shows: 'before the release with retry' }],
        remedy: 'Restart the rke2 service, and update RKE2.',
      },
      {
        cause: verified(
          'An HNS network of Calico is left over from an earlier start (a race on removal).',
          ['rke2#5381', 'rke2#5382', 'rke2#5380'],
        ),
        likely: [{ observed: 'the cluster is RKE2' }, { decision: 'cni', is: ['calico'] }],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
          {
            look: 'rke2 log: Deleting network: ... before starting calico',
            shows: 'missing in older releases',
          },
        ],
        remedy:
          'Take an RKE2 with the fix (v1.26.14, v1.27.11, v1.28.7 or newer), or delete the network by hand.',
      },
      {
        cause: verified('node-ip or the ranges fit no adapter, or several.', [
          'rke2-utils#L286-L369',
        ]),
        likely: [
          { observed: 'the cluster is RKE2' },
          { says: 'no interface has the ip' },
          { says: 'the passed CIDRs are routed' },
        ],
        checks: [
          { command: 'Get-NetIPAddress; node-ip in config.yaml', shows: 'address on no adapter' },
        ],
        remedy: 'Set node-ip to an address of one adapter.',
      },
    ],
  },
  {
    id: 'M-NET-53',
    about: 'RKE2 wrong CNI',
    kind: 'error',
    weak: 'name',
    words: [['cni: canal'], ['Canal is currently not supported']],
    printed: [
      {
        by: 'RKE2 server configuration, symptom',
        in: 'config.yaml; Windows agent never becomes Ready',
      },
    ],
    causes: [
      {
        cause: verified(
          'RKE2 installs Canal by default, and Windows agents need Calico or Flannel.',
          ['rke2#3316', 'rke2-docs-requirements'],
        ),
        likely: [
          { observed: 'the cluster is RKE2' },
          { observed: 'Windows agent never becomes Ready' },
        ],
        checks: [
          {
            look: '/etc/rancher/rke2/config.yaml on the server',
            shows: 'no cni line, or canal / cilium',
          },
        ],
        remedy: 'Install with cni: calico or flannel; a later change means a new cluster.',
      },
    ],
  },
  {
    id: 'M-NET-54',
    about: 'Calico KUBE_NETWORK',
    kind: 'warning',
    weak: 'message',
    words: [
      ['Environment variable KUBE_NETWORK is not set'],
      ['Endpoint External not found'],
      ["can't find HNS endpoint for network"],
    ],
    printed: [{ by: 'Calico node-service, rke2', in: 'calico or rke2 log' }],
    causes: [
      {
        cause: verified('Calico’s own network is not up yet; the loop ends when it is.', [
          'rke2#1290',
        ]),
        likely: [
          { decision: 'cni', is: ['calico'] },
          { observed: 'the lines repeat for more than five minutes', repeats: true },
        ],
        checks: [
          {
            command: 'Get-HnsNetwork | Select Name,Type,Id,ManagementIP',
            shows: 'networks that HNS has; type Overlay or L2Bridge; ManagementIP not 169.254.x.x',
          },
        ],
        remedy: 'Wait some minutes. If it stays, look at the adapter and its management address.',
      },
      {
        cause: inferred(
          'The agent of RKE2 1.21.3+rke2r1 looks for an endpoint where the network External is meant, and waits for ever; +rke2r2 mends it.',
          ['github rancher/rke2/issues/1604'],
        ),
        likely: [
          {
            told: 'kubernetes.serverVersion',
            as: ['v1.21.3+rke2r1', '1.21.3+rke2r1', '1.21.3-rke2r1'],
          },
          { told: 'kubelet.version', as: ['v1.21.3+rke2r1', '1.21.3+rke2r1', '1.21.3-rke2r1'] },
        ],
        excluded: [{ kubernetes: { from: '1.22' } }],
        checks: [{ command: 'rke2.exe --version', shows: 'v1.21.3+rke2r1' }],
        remedy: 'Update the agent to v1.21.3+rke2r2 or later.',
      },
    ],
  },
  {
    id: 'M-NET-56',
    about: 'host vSwitch on one adapter',
    kind: 'warning',
    weak: 'message',
    outerTo: ['P-82'],
    words: [
      ['http2: client connection lost'],
      ['wsarecv: An established connection was aborted by the software in your host machine'],
    ],
    printed: [{ by: 'rancher system-agent, kubelet, flanneld', in: 'log' }],
    causes: [
      {
        cause: verified(
          'The connection ran through the adapter to which an HNS network was just bound.',
          ['rancher#46344'],
        ),
        likely: [{ observed: 'at boot or first start' }],
        checks: [{ look: 'time against creation of the network', shows: 'same minute' }],
        remedy: 'Retry. Make the network first, then downloads and agents.',
      },
      {
        cause: inferred(
          'API server, load balancer or a proxy on the way closed the connection; HNS has no part in it.',
          ['rancher#46344'],
        ),
        likely: [{ observed: 'Linux nodes print it at the same time' }],
        checks: [
          { look: 'same minute in the logs of other nodes', shows: 'other nodes print it too' },
        ],
        remedy: 'Look at the control plane.',
      },
    ],
  },
  {
    id: 'oth-x-rke2-feature',
    about: 'rke2 service does not work',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('The Windows feature Containers is missing, or the reboot after it.', [
          'rke2-docs-quickstart#L123',
        ]),
        likely: [{ observed: 'the distribution is rke2' }],
        checks: [],
        remedy: 'Enable the feature and reboot.',
      },
    ],
  },
  {
    id: 'oth-x-rke2-team',
    about: 'no traffic with teamed adapters',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('The adapter is not named.', ['rke2-docs-windows_agent_config#L90']),
        likely: [{ observed: 'the distribution is rke2' }],
        checks: [],
        remedy: 'Set $env:VXLAN_ADAPTER before the service starts.',
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
        likely: [{ kubernetes: { through: '1.29' } }],
        excluded: [{ kubernetes: { from: '1.30' } }],
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
    id: 'R-118',
    about: 'Rancher not reached',
    kind: 'error',
    words: [
      ['FATA: https://', 'is not accessible'],
      ['FATA: http://', 'is not accessible'],
    ],
    printed: [{ by: 'agent of Rancher', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The pod of the agent does not resolve or reach the address of Rancher: pods of this node have no network. On host-gw the switch of the hypervisor must let the addresses of pods through.',
          ['github rancher/rancher/issues/27367'],
        ),
        checks: [
          {
            command: 'curl.exe -k https://RANCHER/ping',
            shows: 'on the node: pong; in a pod: not',
          },
          { command: 'nslookup RANCHER', shows: 'in a pod: no answer' },
        ],
        remedy:
          'Mend DNS and the network of pods first: routes for host-gw, MAC spoofing and promiscuous mode of the virtual switch, or vxlan.',
      },
    ],
  },
  {
    id: 'P-01',
    about: 'RKE2 writes its programs',
    kind: 'error',
    words: [['failed to extract runtime image', 'being used by another process']],
    printed: [{ by: 'RKE2', in: 'Application log, source rke2' }],
    causes: [
      {
        cause: verified(
          'RKE2 writes its programs again while one of them runs, such as the shim of a pod. Releases up to 1.26.12, 1.27.9 and 1.28.5 do so at every start.',
          ['github rancher/rke2/issues/5138', 'github rancher/rke2/issues/5184'],
        ),
        checks: [
          {
            command: 'Get-Process containerd*, kubelet, kube-proxy',
            shows: 'run though rke2 does not',
          },
        ],
        remedy: 'End these processes and start rke2, or reboot; take a later patch.',
      },
    ],
  },
  {
    id: 'P-02',
    about: 'rancher-wins',
    kind: 'error',
    words: [
      ['could not remove existing target file', 'Access is denied'],
      ['could not listen npipe:////./pipe/rancher_wins'],
    ],
    printed: [{ by: 'wins', in: 'its log or console' }],
    causes: [
      {
        cause: inferred('rancher-wins runs already: one process alone can own this pipe.', [
          'github rancher/rancher/issues/23590',
        ]),
        likely: [{ says: 'could not listen' }],
        excluded: [{ says: 'could not remove' }],
        checks: [{ command: 'Get-Service rancher-wins; Get-Process wins*', shows: 'running' }],
        remedy: 'Leave the service alone, or stop it before wins.exe is run by hand.',
      },
      {
        cause: inferred(
          'The program to be replaced still runs, or a scanner holds it, so that its copy cannot be written.',
          ['github rancher/windows/issues/138'],
        ),
        excluded: [{ says: 'could not listen' }],
        checks: [{ command: 'Get-Process rancher-wins*', shows: 'a process of that file' }],
        remedy: 'End that process, exempt the folder from scanners, and start the service.',
      },
    ],
  },
  {
    id: 'P-04',
    about: 'RKE2 looks for local images',
    kind: 'noise',
    words: [['Failed to load runtime image', 'from tarball']],
    printed: [{ by: 'RKE2', in: 'log of the agent' }],
    causes: [
      {
        cause: verified(
          'RKE2 first looks for the image in agent\\images, and pulls it where there is none. What fails stands in a later line.',
          [
            'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/bootstrap/bootstrap.go#L386-L394',
          ],
        ),
        checks: [],
        remedy: 'Nothing on nodes that reach the registry; without one put the images there.',
      },
    ],
  },
  {
    id: 'P-22',
    about: 'felix of RKE2',
    kind: 'error',
    words: [['Felix exited:'], ['Felix exited"'], ['Felix exited}']],
    printed: [{ by: 'RKE2', in: 'Application log, source rke2' }],
    causes: [
      {
        cause: inferred(
          'felix ended, and new pods of the node get no rules. With Calico 3.28 and 3.29 this was reported while pods were removed; it is open.',
          ['github rancher/rke2/issues/7440'],
        ),
        checks: [{ look: 'felix.log before that', shows: 'Failed to look up HNS endpoint' }],
        remedy: 'Restart rke2; take another release of RKE2.',
      },
    ],
  },
  {
    id: 'P-28',
    about: 'update of rancher-wins',
    kind: 'error',
    words: [['could not open rancher-wins service while building initial state']],
    printed: [{ by: 'rancher/wins', in: 'log of the job of the system upgrade controller' }],
    causes: [
      {
        cause: inferred(
          'The job runs in a container of its own instead of on the host, where the service is: its pod has no hostProcess.',
          ['github rancher/rancher/issues/50391'],
        ),
        checks: [
          {
            look: 'securityContext.windowsOptions of the pod',
            shows: 'no hostProcess',
          },
        ],
        remedy: 'Update Rancher and the system upgrade controller of that cluster.',
      },
    ],
  },
  {
    id: 'P-39',
    about: 'server of RKE2',
    kind: 'error',
    words: [['failed to get CA certs']],
    printed: [{ by: 'RKE2, k3s', in: 'log of the agent' }],
    passedBy: ['Connecting to proxy'],
    causes: [
      {
        cause: inferred(
          'The agent does not reach the server that config.yaml names, or not its port 9345. 127.0.0.1:6444 is the agent itself, which passes the request on.',
          ['github rancher/rke2/issues/3901', 'github rancher/rke2/issues/5651'],
        ),
        // Whose certificate was looked at was reached.
        excluded: [{ says: 'x509:' }],
        checks: [
          { command: 'curl.exe -k https://SERVER:9345/ping', shows: 'no pong' },
          { look: 'server in config.yaml', shows: 'no https, no 9345, or a wrong port' },
        ],
        remedy: 'Write server: https://SERVER:9345 and open TCP 9345 and 6443 to it.',
      },
    ],
  },
  {
    id: 'P-41',
    about: 'Rancher installs its agent',
    kind: 'error',
    words: [
      ['Perhaps -CaCheckSum needs to be set'],
      ['does not match given -CaCheckSum'],
      ['does not look like an x509 certificate'],
      ['while downloading Rancher connection information. Sleeping'],
      ['while testing Rancher connection. Sleeping'],
      ['Could not get cattle server CA'],
      ['Actual cattle server CA checksum is'],
      ["Windows feature: '", 'is not installed. Please run'],
    ],
    printed: [{ by: 'install.ps1 of wins, agent of Rancher', in: 'output' }],
    passedBy: [
      'Successfully tested Rancher connection',
      'Successfully downloaded Rancher connection information',
    ],
    causes: [
      {
        cause: verified('A feature of Windows that the node needs is not installed.', [
          'github rancher/wins/blob/a4db3731c7df46ac5b7605734842a5a6051c4415/install.ps1#L815-L830',
        ]),
        likely: [{ says: 'Please run' }],
        excluded: [{ says: 'CaCheckSum' }, { says: 'Sleeping' }, { says: 'cattle server CA' }],
        checks: [{ command: 'Get-WindowsFeature Containers', shows: 'Available' }],
        remedy: 'Install-WindowsFeature -Name Containers, reboot, run the command again.',
      },
      {
        cause: verified(
          'The CA that Rancher hands out is not the one of the command: its certificate was changed, or a proxy shows its own.',
          [
            'github rancher/wins/blob/a4db3731c7df46ac5b7605734842a5a6051c4415/install.ps1#L465-L500',
          ],
        ),
        likely: [{ says: 'does not match' }, { says: 'cattle server CA checksum' }],
        excluded: [{ says: 'Please run' }, { says: 'x509' }],
        checks: [
          {
            command: 'curl.exe -k https://RANCHER/cacerts',
            shows: 'another certificate, or a page',
          },
        ],
        remedy: 'Take the command from Rancher again; mend tls-ca and cacerts there.',
      },
      {
        cause: inferred(
          'What the address of Rancher answers for /cacerts is no certificate: nothing where its own comes from a public authority, or the page of a proxy or load balancer. The scripts of the first releases of 2.6 refused right ones too.',
          ['github rancher/rancher/issues/33625'],
        ),
        likely: [{ says: 'x509' }],
        excluded: [{ says: 'Please run' }, { says: 'does not match' }, { says: 'Sleeping' }],
        checks: [
          {
            command: 'curl.exe -k https://RANCHER/cacerts',
            shows: 'nothing or a page; a certificate if the script is at fault',
          },
        ],
        remedy:
          'Take the command from Rancher again, without --ca-checksum where its certificate is public; update Rancher 2.6.0.',
      },
      {
        cause: inferred(
          'The node does not get an answer from Rancher: a name, proxy, firewall or certificate. 000 is none at all.',
          [
            'github rancher/wins/blob/a4db3731c7df46ac5b7605734842a5a6051c4415/install.ps1#L560-L640',
            'github rancher/rancher/issues/38117',
          ],
        ),
        likely: [{ says: 'Sleeping' }, { says: 'Could not get' }, { says: 'Perhaps' }],
        excluded: [{ says: 'Please run' }, { says: 'does not match' }, { says: 'x509' }],
        checks: [
          { command: 'curl.exe -vk https://RANCHER/healthz', shows: 'what stops it' },
          { command: 'curl.exe -vk https://RANCHER/v3/settings/cacerts', shows: 'no JSON' },
        ],
        remedy:
          'Mend the way to Rancher; give the node its proxy and, with an own CA, the checksum.',
      },
    ],
  },
  {
    id: 'P-50',
    about: 'Calico without its node',
    kind: 'error',
    words: [
      ['operation create not supported on node'],
      ["Calico can't start because it can't find node"],
    ],
    printed: [{ by: 'Calico, RKE2', in: 'log of calico-node or RKE2' }],
    passedBy: ['registered. Calico can start'],
    causes: [
      {
        cause: inferred(
          'Kubernetes has no node of the name that Calico uses: the kubelet has not registered, or has another name.',
          [
            'github rancher/rke2/issues/2145',
            'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/calico.go#L273-L282',
          ],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'no node of that name' }],
        remedy: 'Read in kubelet.log why it does not register; give both the same name.',
      },
    ],
  },
  {
    id: 'P-53',
    about: 'Calico of RKE2 ends',
    kind: 'error',
    weak: 'message',
    words: [['Calico exited: context canceled'], ['Calico exited"', 'context canceled']],
    printed: [{ by: 'RKE2', in: 'Application log, source rke2' }],
    passedBy: ['Felix Envs:'],
    causes: [
      {
        cause: inferred(
          'After an update several processes of RKE2 run at once; context canceled is also what a stopped service leaves.',
          ['github rancher/rancher/issues/42137'],
        ),
        checks: [
          { command: 'Get-Process rke2, kubelet, calico-node', shows: 'more than one each' },
        ],
        remedy: 'Stop rke2, end what is left of it, start rke2; else reboot.',
      },
    ],
  },
  {
    id: 'P-81',
    about: 'folder of a registry with a port in its name',
    kind: 'error',
    words: [['certs.d', 'The directory name is invalid']],
    printed: [{ by: 'rke2', in: 'its log, level=fatal' }],
    causes: [
      {
        cause: inferred(
          'The embedded registry makes a folder with a port in its name, and Windows has no colon in names.',
          ['github rancher/rke2/issues/8138'],
        ),
        checks: [
          { look: 'embedded-registry of the servers, registries.yaml', shows: 'true; a mirror' },
        ],
        remedy: 'Switch embedded-registry off, or take a release of RKE2 that mends it.',
      },
    ],
  },
  {
    id: 'P-82',
    about: 'downloads of the system agent cut by a new network',
    kind: 'warning',
    words: [
      ['error while staging', 'wsarecv: An established connection was aborted'],
      ['error executing instruction', 'wsarecv: An established connection was aborted'],
    ],
    printed: [{ by: 'rancher system-agent', in: 'event log of rancher-wins' }],
    causes: [
      {
        cause: verified(
          'RKE2 makes its HNS network and so resets the adapter while the system agent downloads: both start at boot.',
          ['rancher#46344'],
        ),
        checks: [{ look: 'time against the start of the service rke2', shows: 'the same minute' }],
        remedy:
          'Restart rancher-wins when rke2 is up; newer releases of Rancher start one after the other.',
      },
    ],
  },
  {
    id: 'P-83',
    about: 'host that rke does not reach',
    kind: 'error',
    words: [['Failed to set up SSH tunneling for host', "Can't retrieve Docker Info"]],
    printed: [{ by: 'rke', in: 'rke up' }],
    causes: [
      {
        cause: inferred(
          'The host runs Windows: rke asks Docker by SSH and /var/run/docker.sock, and sets up Linux nodes alone.',
          ['github rancher-archives/rke/issues/1683', 'github rancher-archives/rke/issues/3204'],
        ),
        likely: [{ observed: 'the host runs Windows' }],
        checks: [{ look: 'the host in nodes of cluster.yml', shows: 'a Windows machine' }],
        remedy:
          'Take it out of cluster.yml. Windows machines join a cluster that Rancher makes with Windows support, by its registration command, or RKE2.',
      },
      {
        cause: inferred(
          'On a Linux host: Docker does not run, or the user may not use it or log on by SSH.',
          ['github rancher-archives/rke/issues/652'],
        ),
        likely: [{ observed: 'the host runs Linux' }],
        checks: [{ command: 'ssh USER@HOST docker info', shows: 'an error' }],
        remedy: 'Start Docker, and put the user into the group docker.',
      },
    ],
  },
  {
    id: 'gg-rotate-sh',
    about: 'instruction of Rancher for a shell that Windows lacks',
    kind: 'error',
    words: [
      ['error executing instruction', 'exec: "/bin/sh": file does not exist'],
      ['error executing instruction', 'exec: "/bin/sh": executable file not found in %PATH%'],
      ['Applyinator', 'exec: "/bin/sh": executable file not found in %PATH%'],
    ],
    printed: [{ by: 'rancher-wins', in: 'log of events of the node, Application' }],
    causes: [
      {
        cause: verified(
          'The certificates of the cluster were rotated in Rancher, which before a mend of early 2025 gives a node with Windows the shell script for Linux: the rotation fails there and stays open.',
          [
            'github rancher/rancher/issues/44979',
            'github rancher/rancher/issues/49196',
            'github rancher/rancher/issues/49197',
            'github rancher/rancher/pull/49071',
          ],
        ),
        checks: [
          {
            command:
              'Get-WinEvent -ProviderName rancher-wins | Select-Object TimeCreated, Message | Format-Table -Wrap',
            shows: '/var/lib/rancher/capr/idempotence/idempotent.sh certificate-rotation',
          },
        ],
        remedy:
          'Upgrade Rancher to a release with the mend (2.9, 2.10 and 2.11 were given it in spring 2025) and rotate again.',
      },
    ],
  },
  {
    id: 'PR-20',
    about: 'Docker under another name',
    kind: 'error',
    words: [['Only support with Docker EE']],
    printed: [{ by: 'rancher-agent', in: 'output of the registration command' }],
    causes: [
      {
        cause: verified(
          'This Rancher takes Docker Engine - Enterprise alone, and from 19.03.13 on the same engine calls itself Mirantis Container Runtime.',
          ['github rancher/rancher/issues/30148', 'github rancher/rancher/issues/30198'],
        ),
        checks: [
          {
            command: 'docker version -f "{{.Server.Platform.Name}}"',
            shows: 'Mirantis Container Runtime, or a Docker that is not Enterprise',
          },
        ],
        remedy: 'Update Rancher, or install 19.03.12.',
      },
    ],
  },
  {
    id: 'PR-21',
    about: 'script of Rancher from GitHub',
    kind: 'error',
    words: [['raw.githubusercontent.com/rancher/wins/', 'dial tcp']],
    printed: [{ by: 'Rancher', in: 'its log, the registration command' }],
    causes: [
      {
        cause: verified(
          'Rancher fetches the install script for Windows nodes from GitHub, which it does not reach: a network without a way out, or behind a proxy.',
          ['github rancher/rancher/issues/36552', 'github rancher/rancher/issues/36574'],
        ),
        checks: [],
        remedy:
          'Take a newer Rancher, which brings the script along; or serve the script yourself and name it in its settings, and set the proxy.',
      },
    ],
  },
  {
    id: 'PR-22',
    about: 'monitoring of Rancher and its service on the node',
    kind: 'error',
    words: [['check-wins-version']],
    weak: 'name',
    outerTo: ['WT-12'],
    printed: [{ by: 'rancher-monitoring', in: 'pods of windows-exporter' }],
    causes: [
      {
        cause: inferred(
          'The exporter looks for the service rancher-wins: it is not on nodes of a cluster that was imported.',
          ['github rancher/rancher/issues/39643'],
        ),
        likely: [{ says: 'not installed' }],
        checks: [{ command: 'Get-Service rancher-wins', shows: 'no such service' }],
        remedy: 'Install wins on the nodes, or leave the Windows part of the chart out.',
      },
      {
        cause: verified(
          'Chart and wins do not fit: the script looks for wins.exe elsewhere, or cannot read its version.',
          ['github rancher/rancher/issues/37022', 'github rancher/rancher/issues/38650'],
        ),
        likely: [{ says: 'System.Version' }],
        checks: [{ command: 'wins.exe --version', shows: 'a version that is no release' }],
        remedy: 'Update chart and wins to releases of one Rancher.',
      },
    ],
  },
  {
    id: 'PR-27',
    about: 'RKE2 without a network of its own',
    kind: 'error',
    words: [
      ['runtime error: invalid memory address or nil pointer dereference', 'pebinaryexecutor'],
      ['goroutine ', 'pebinaryexecutor.(*PEBinaryConfig)'],
    ],
    wordsInferred: true,
    printed: [{ by: 'rke2.exe', in: 'its log, event log' }],
    causes: [
      {
        cause: verified(
          'The servers run with cni: none; Windows agents of releases up to autumn 2024 stop with this panic then.',
          ['github rancher/rke2/issues/6819', 'github rancher/rke2/pull/6768'],
        ),
        checks: [{ look: 'config.yaml of the servers', shows: 'cni: none' }],
        remedy:
          'Take a newer patch of RKE2. The network is chosen at the servers alone, when the cluster is made: calico or flannel for Windows agents.',
      },
    ],
  },
  {
    id: 'GE-02',
    about: 'profile of RKE2',
    kind: 'error',
    outerTo: ['KT-13'],
    words: [['open /proc/sys/kernel/', 'The system cannot find the path specified']],
    printed: [{ by: 'RKE2 agent', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The file of the Windows agent has a profile, as cis: the agent then looks for settings of the kernel of Linux. Later releases leave it out on Windows.',
          ['github rancher/rke2/issues/3566'],
        ),
        checks: [{ look: 'C:\\etc\\rancher\\rke2\\config.yaml', shows: 'profile' }],
        remedy: 'Remove profile from the file of the Windows agent; the servers keep theirs.',
      },
    ],
  },
  {
    id: 'RB-02',
    about: 'HNS network of Rancher',
    kind: 'error',
    words: [['could not get HNS network', 'via v2 api', 'not found']],
    printed: [{ by: 'kube-proxy of Rancher on Windows', in: 'docker logs kube-proxy' }],
    causes: [
      {
        cause: inferred(
          'flanneld has not made the HNS network of the cluster: it does not start, or makes one of another name or number. kube-proxy waits for it.',
          ['github rancher/rancher/issues/24866', 'github rancher/rancher/issues/26609'],
        ),
        checks: [
          { command: 'Get-HnsNetwork | Select Name, Type', shows: 'no network of that name' },
          { look: 'log of flanneld', shows: 'why it ends' },
        ],
        remedy:
          'Read the log of flanneld on the node, and mend what stops it: adapter, addresses, number (4096) and port (4789) of the network.',
      },
    ],
  },
  {
    id: 'RB-03',
    about: 'end of kube-proxy in RKE2',
    kind: 'error',
    reasonElsewhere: true,
    words: [['kube-proxy exited: exit status']],
    printed: [{ by: 'rke2 on Windows', in: 'log of the service rke2' }],
    causes: [
      {
        cause: inferred(
          'kube-proxy ended, so that no load balancers are made and no Service is reached. Why stands in its own log; a flag or a gate that its version refuses was one reason.',
          ['github rancher/rke2/issues/2925', 'github rancher/rke2/issues/1879'],
        ),
        checks: [
          {
            look: String.raw`C:\var\lib\rancher\rke2\agent\logs\kube-proxy.log`,
            shows: 'its last error',
          },
          { command: 'Get-HnsPolicyList', shows: 'nothing' },
        ],
        remedy: 'Read its log. Take kube-proxy-arg that this version refuses out; update RKE2.',
      },
    ],
  },
  {
    id: 'W-12',
    about: 'RKE2 as a service',
    kind: 'error',
    words: [
      ['rke2', 'did not respond to the start or control request'],
      ['waiting for the rke2 service to connect'],
    ],
    printed: [{ by: 'service manager', in: 'events 7000, 7009 of System' }],
    causes: [
      {
        cause: inferred(
          'The agent of v1.21.3+rke2r1 does not answer the service manager, while it runs in a console; v1.21.3+rke2r2 mends it.',
          ['github rancher/rke2/issues/1499', 'github rancher/rke2/issues/1467'],
        ),
        likely: [{ kubernetes: { through: '1.21' } }],
        excluded: [{ kubernetes: { from: '1.22' } }],
        checks: [{ command: 'rke2.exe agent', shows: 'runs in a console' }],
        remedy: 'Install a newer release of RKE2.',
      },
      {
        cause: inferred(
          'The machine was busy, so that the service took longer than the 30 seconds that Windows gives it.',
          ['github Azure/aks-engine/issues/351'],
        ),
        checks: [{ command: 'Start-Service rke2', shows: 'it starts now' }],
        remedy: 'Set the service to a delayed start with restarts.',
      },
    ],
  },
  {
    id: 'W-35',
    about: 'service of RKE2',
    kind: 'error',
    words: [['service subcommand requires one of --add or --delete']],
    printed: [{ by: 'rke2.exe', in: 'the console' }],
    causes: [
      {
        cause: verified('rke2.exe agent service wants --add or --delete, and one of them.', [
          `${rke2}/cli/cmds/agent_service_windows.go`,
        ]),
        checks: [{ look: 'the command', shows: 'neither, or both' }],
        remedy: 'Run rke2.exe agent service --add.',
      },
    ],
  },
  {
    id: 'W-36',
    about: 'adapter that RKE2 looks for',
    kind: 'error',
    words: [
      ['the passed autoDetect value is not supported'],
      ['no interface can route IP'],
      ['no interface matches the set expression'],
    ],
    printed: [{ by: 'rke2.exe', in: 'rke2 log' }],
    causes: [
      {
        cause: verified(
          'No adapter of the node fits the detection of addresses of Calico or Flannel (nodeAddressAutodetectionV4), or its kind is none that RKE2 knows on Windows.',
          [`${rke2}/windows/utils.go`],
        ),
        checks: [
          { command: 'kubectl get installation default -o yaml', shows: 'the method' },
          { command: 'Get-NetAdapter', shows: 'the names of the adapters' },
        ],
        remedy: 'Name an adapter or a range in the HelmChartConfig that Windows nodes have too.',
      },
    ],
  },
  {
    id: 'W-37',
    about: 'wins that is not a service',
    kind: 'error',
    words: [["service hasn't been registered"], ['rancher-wins service does not exist']],
    printed: [{ by: 'wins', in: 'the console' }],
    causes: [
      {
        cause: verified('wins.exe was started as a service before it was registered as one.', [
          'github rancher/wins/blob/a4db3731c7df46ac5b7605734842a5a6051c4415/cmd/server/app/run_service.go',
        ]),
        checks: [{ command: 'sc.exe query rancher-wins', shows: 'no such service' }],
        remedy: 'Run wins.exe srv app run --register, or the installer of Rancher again.',
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
          [`${rke2Windows}flannel.go#L270`],
        ),
        likely: [{ says: 'Flanneld' }],
        excluded: [{ says: 'Calico_ep' }],
        checks: [{ command: 'kubectl get nodes', shows: 'not this node' }],
        remedy: 'Mend what the log of the kubelet says.',
      },
      {
        cause: verified(
          'calico-node has not made its endpoint Calico_ep, from which kube-proxy gets its source VIP.',
          [`${rke2Windows}calico.go#L548`],
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
    id: 'WT-11',
    about: 'pipe of the proxy of wins',
    kind: 'error',
    words: [['rancher_wins_proxy', 'The system cannot find the file specified']],
    printed: [{ by: 'wins.exe cli proxy', in: 'log of windows-exporter of Rancher' }],
    causes: [
      {
        cause: inferred(
          'The service rancher-wins does not run on this node, or its wins.exe is too old to serve a proxy.',
          ['github rancher/rancher/issues/31994', 'github rancher/rancher/issues/39643'],
        ),
        checks: [
          {
            command: 'Get-Service rancher-wins; wins.exe --version',
            shows: 'no service, or an old version',
          },
        ],
        remedy:
          'Start or update rancher-wins (chart rancher-wins-upgrader); on nodes of a cluster that was imported install it first.',
      },
    ],
  },
  {
    id: 'WT-12',
    about: 'check of wins',
    kind: 'error',
    words: [['check-wins-version', 'Conversion from JSON failed']],
    printed: [
      {
        by: 'check-wins-version.ps1',
        in: 'log of an init container of windows-exporter of Rancher',
      },
    ],
    causes: [
      {
        cause: inferred(
          'wins.exe is not where the chart looks for it, as on nodes of RKE2 that Rancher did not make.',
          ['github rancher/rancher/issues/43977', 'github rancher/rancher/issues/39643'],
        ),
        checks: [{ command: 'Get-Service rancher-wins', shows: 'no such service' }],
        remedy:
          'Install rancher-wins on the node, or take windows_exporter as a HostProcess DaemonSet.',
      },
    ],
  },
  {
    id: 'L-10',
    about: 'network of RKE2',
    kind: 'error',
    words: [['calico chart was not found']],
    printed: [{ by: 'RKE2 on Windows', in: 'console of rke2 agent' }],
    causes: [
      {
        cause: verified(
          'This release of RKE2 looks in the cluster for the chart of Calico and ends where there is none: at first Windows nodes could be had with cni: calico alone.',
          ['github rancher/rke2/pull/3403', 'github rancher/rke2/issues/2172'],
        ),
        checks: [
          {
            look: 'config.yaml of the servers',
            shows: 'no cni: calico, so that the cluster has canal',
          },
        ],
        remedy:
          'Set up the cluster with cni: calico on the servers, or take a release that has flannel for Windows too (cni: flannel).',
      },
    ],
  },
  {
    id: 'UB-09',
    about: 'plan of a Rancher node',
    kind: 'wrapper',
    reasonElsewhere: true,
    words: [['error executing instruction', 'exit status'], ['ObjectNotFound: (./install.ps1']],
    printed: [{ by: 'rancher-wins, system-agent', in: 'event log, journal' }],
    causes: [
      {
        cause: inferred(
          'A script of the plan ended with an error. Where it is install.ps1 that is not found, the installer image of this RKE2 release was made without the scripts for Windows.',
          ['github rancher/windows/issues/122'],
        ),
        checks: [
          {
            look: 'the lines with [HASH:stderr] near it',
            shows: 'what failed; they may stand in reverse order',
          },
        ],
        remedy:
          'Mend what those lines name; where install.ps1 is missing, take a newer release of RKE2 for the cluster.',
      },
    ],
  },
  {
    id: 'RS-01',
    about: 'stack dumps of services',
    kind: 'noise',
    words: [['Stackdump - waiting signal at']],
    printed: [{ by: 'rke2, rancher-wins', in: 'Application log' }],
    causes: [
      {
        cause: verified(
          'The service says at each start that it can be asked for a dump of its stacks. Again and again it only tells that the service starts anew; why it ended stands in the lines before.',
          [
            'github rancher/rke2/blob/062788897b560c4683274493c44082a77e21dc30/pkg/windows/service_windows.go',
            'github rancher/wins/blob/a64d4ae99849d52c2223397ec2989dfe33c2f6ac/pkg/profilings/stack.go',
          ],
        ),
        checks: [
          {
            command:
              'Get-EventLog -LogName Application -Source rke2 -Newest 200 | Format-Table TimeWritten,ReplacementStrings -Wrap',
            shows: 'a line with “failed” or “Fatal” right before the next Stackdump',
          },
        ],
        remedy: 'Mend what that line names; paste it here.',
      },
    ],
  },
  {
    id: 'SR-62',
    about: 'cloud provider of RKE2',
    kind: 'error',
    words: [['--cloud-provider-config requires --cloud-provider-name']],
    printed: [{ by: 'rke2', in: 'its log, its output' }],
    causes: [
      {
        cause: verified('config.yaml has cloud-provider-config without cloud-provider-name.', [
          'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/rke2/rke2_windows.go#L49-L51',
        ]),
        checks: [
          { command: String.raw`type C:\etc\rancher\rke2\config.yaml`, shows: 'one of the two' },
        ],
        remedy: 'Give both, or neither where the provider runs outside of the kubelet.',
      },
    ],
  },
  {
    id: 'SR-96',
    about: 'outer address beside a cloud provider',
    kind: 'error',
    words: [["can't set node-external-ip while using cloud provider"]],
    printed: [{ by: 'rke2', in: 'its log, its output' }],
    causes: [
      {
        cause: verified(
          'config.yaml has node-external-ip and cloud-provider-name or cloud-provider-config: with a provider, that one tells the address.',
          [
            'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/cli/cmds/root.go#L245-L252',
          ],
        ),
        checks: [{ command: String.raw`type C:\etc\rancher\rke2\config.yaml`, shows: 'both' }],
        remedy: 'Take one of the two away.',
      },
    ],
  },
  {
    id: 'SR-63',
    about: 'cloud provider aws of RKE2',
    kind: 'warning',
    words: [['--cloud-provider-name=aws is deprecated due to removal of the in-tree']],
    printed: [{ by: 'rke2', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'RKE2 has no provider for AWS inside any more: of this name only the node name from the metadata is left.',
          [
            'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/rke2/rke2_windows.go#L52-L57',
          ],
        ),
        checks: [
          {
            command: String.raw`type C:\etc\rancher\rke2\config.yaml`,
            shows: 'cloud-provider-name: aws',
          },
        ],
        remedy:
          'Install the AWS cloud controller manager, write cloud-provider-name: external, or node-name-from-cloud-provider-metadata: true for the name alone.',
      },
    ],
  },
  {
    id: 'SR-64',
    about: 'platform that RKE2 looks for',
    kind: 'noise',
    words: [['instance metadata from', "defaulting to 'bare-metal' Calico platform"]],
    printed: [{ by: 'rke2', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'RKE2 asks whether it runs at AWS or Google and, without an answer, does not.',
          [
            'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/utils.go#L180-L206',
          ],
        ),
        checks: [{ look: 'where the node runs', shows: 'neither EC2 nor GCE' }],
        remedy: 'Nothing to do, but at AWS or Google: open the way to 169.254.169.254.',
      },
    ],
  },
]
