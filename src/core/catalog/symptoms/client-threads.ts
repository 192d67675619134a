import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Messages of clients and of what stands around a node, from threads and code that settle them. */
export const clientThreadSymptoms: readonly Symptom[] = [
  {
    id: 'L-13',
    about: 'UDP port of the host in Azure',
    kind: 'silent',
    weak: 'name',
    words: [['source port 65330'], ['UDP 65330'], ['port 65330']],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'a lookup that fails now and then in Azure' }],
    causes: [
      {
        cause: verified(
          'Azure keeps the UDP port 65330 for the host: a lookup that a node sends from it gets no answer. Images of AKS from May 2022 on exclude the port.',
          ['github Azure/AKS/issues/2988', 'github Azure/AgentBaker/pull/1784'],
        ),
        likely: [{ says: '65330' }],
        excluded: [{ kubernetes: { from: '1.25' } }],
        checks: [
          {
            command: 'netsh int ipv4 show excludedportrange udp',
            shows: 'on the node: no range with 65330',
          },
        ],
        remedy:
          'Take a newer node image, or exclude the port on the node: netsh int ipv4 add excludedportrange udp 65330 1 persistent. A program that asks again gets its answer.',
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
    id: 'L-15',
    about: 'mapping that is not there',
    kind: 'warning',
    reasonElsewhere: true,
    words: [['SmbGlobalMapping', 'No MSFT_SmbGlobalMapping objects found']],
    printed: [{ by: 'kubelet, CSI driver', in: 'pod events, driver log' }],
    causes: [
      {
        cause: inferred(
          'There is no mapping to remove: a New-SmbGlobalMapping before it failed, and its message tells why.',
          ['k8s#75180'],
        ),
        checks: [
          { command: 'Get-SmbGlobalMapping', shows: 'on the node: no mapping of this path' },
          { look: 'events and log before it', shows: 'New-SmbGlobalMapping failed' },
        ],
        remedy: 'Look for the failure of New-SmbGlobalMapping before it, and remedy that.',
      },
      {
        cause: inferred('The path ends in a slash, under which Windows finds no mapping.', [
          'github kubernetes-sigs/azurefile-csi-driver/pull/1854',
        ]),
        checks: [{ look: 'path in the message', shows: 'a slash at its end' }],
        remedy: 'Write the source without it, and take a newer driver.',
      },
    ],
  },
  {
    id: 'L-16',
    about: 'exit code 259',
    kind: 'error',
    reasonElsewhere: true,
    words: [
      ['Terminated', 'Exit Code: 259'],
      ['exited with return code 259'],
      ['exited with code 259'],
      ['exit code 259'],
    ],
    printed: [{ by: 'kubelet, NSSM', in: 'kubectl describe pod, event log' }],
    causes: [
      {
        cause: inferred(
          '259 is what Windows answers for a process that has not ended (STILL_ACTIVE), so it is not the code of the program: whoever printed it read it too early, or lost the process.',
          ['w-exit-code'],
        ),
        checks: [
          { look: 'last lines of the program’s own log', shows: 'its real end' },
          {
            command:
              'Get-WinEvent -FilterHashtable @{LogName="Application"; Level=2} -MaxEvents 20',
            shows: 'on the node: a crash of the process at that time',
          },
        ],
        remedy: 'Read the program’s own log; 259 tells nothing of why it ended.',
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
]
