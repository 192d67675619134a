import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const detection =
  'github kubernetes/kubernetes/blob/0285bf7f16438769d15388fd001f8dbe8e0cb44a/cmd/kubeadm/app/util/runtime/runtime.go'

/** What a node lacks beside its own components: one runtime, and a name for its API server. */
export const hostOfNodeSymptoms: readonly Symptom[] = [
  {
    id: 'GD-01',
    about: 'several runtimes on one host',
    kind: 'error',
    words: [
      ['Found multiple CRI endpoints on the host', 'npipe:'],
      ['Found multiple CRI sockets, please use --cri-socket', 'pipe'],
    ],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: verified(
          'Two runtimes have their pipes on the host, as containerd and cri-dockerd, and nothing tells kubeadm which one the node takes.',
          ['github kubernetes/kubeadm/issues/2937', detection],
        ),
        checks: [
          {
            command: '[IO.Directory]::GetFiles("\\\\.\\pipe\\")',
            shows: 'containerd-containerd and cri-dockerd',
          },
        ],
        remedy:
          'Add --cri-socket npipe:////./pipe/containerd-containerd (or that of cri-dockerd) to the command, or criSocket below nodeRegistration of its file; or remove the runtime that nobody needs.',
      },
    ],
  },
  {
    id: 'GD-02',
    about: 'name of the API server on a host',
    kind: 'error',
    passedBy: ['Successfully registered node'],
    words: [['Unable to register node with API server', 'dial tcp: lookup', 'no such host']],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The host does not resolve the name of the API server that the kubeconfig has: its DNS servers do not know it, or the name is wrong. CoreDNS has no part in that.',
          ['github rootless-containers/usernetes/issues/281'],
        ),
        checks: [
          {
            command: 'Resolve-DnsName NAME; Get-DnsClientServerAddress',
            shows: 'no answer; servers that do not know the name',
          },
        ],
        remedy:
          'Give the adapter of the host a DNS server that knows the name, or write it into C:\\Windows\\System32\\drivers\\etc\\hosts; correct it where it is wrong.',
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
]
