import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const inConsole = [{ by: 'kubeadm join', in: 'console' }]
const kubeadm = 'github kubernetes/kubernetes/blob'

/** Why kubeadm and the API server do not take a node. */
export const joinRefusalSymptoms: readonly Symptom[] = [
  {
    id: 'L-17',
    about: 'hash of the CA in the join command',
    kind: 'error',
    words: [['none of the public keys', 'are pinned']],
    printed: inConsole,
    causes: [
      {
        cause: verified(
          '--discovery-token-ca-cert-hash is not the hash of this cluster’s CA: the join command is of another or an earlier cluster, or was copied in part.',
          [
            `${kubeadm}/04791b4906602ffda5ccf9bc4c84d3329f1d7080/cmd/kubeadm/app/util/pubkeypin/pubkeypin.go`,
          ],
        ),
        likely: [{ says: 'are pinned' }],
        checks: [
          {
            command: 'kubeadm token create --print-join-command',
            shows: 'on the control plane: another sha256 than in the command that was used',
          },
        ],
        remedy: 'Join with the command that the control plane prints now.',
      },
    ],
  },
  {
    id: 'L-18',
    about: 'node of the same name',
    kind: 'error',
    words: [
      ['a Node with name', 'already exists in the cluster. You must delete the existing Node'],
    ],
    printed: inConsole,
    causes: [
      {
        cause: verified(
          'A node of this name is Ready in the cluster, so kubeadm stops: this machine joined before and its kubelet still runs, or another one has the same computer name, as where machines are clones.',
          [
            `${kubeadm}/00966a5a6ce164aee5caa9b176b65d22fda3d565/cmd/kubeadm/app/cmd/phases/join/kubelet.go`,
          ],
        ),
        likely: [{ says: 'already exists in the cluster' }],
        checks: [
          { command: 'kubectl get nodes -o wide', shows: 'a node of this name, Ready' },
          { command: 'hostname', shows: 'the same name on both machines' },
        ],
        remedy:
          'If it is this machine, stop its kubelet, run kubeadm reset and kubectl delete node NAME, then join; else give it another name (Rename-Computer, or --node-name).',
      },
    ],
  },
  {
    id: 'L-19',
    about: 'configuration that this kubeadm does not know',
    kind: 'error',
    words: [['no kind "ClusterConfiguration" is registered for version "kubeadm.k8s.io/']],
    printed: inConsole,
    causes: [
      {
        cause: inferred(
          'kubeadm.exe on the node is older than the kubeadm that wrote the configuration of the cluster: v1beta4 is known from 1.31 on.',
          ['kubeadm-v1beta4'],
        ),
        checks: [
          { command: 'kubeadm version -o short', shows: 'a minor below that of the control plane' },
        ],
        remedy:
          'Put kubeadm.exe and kubelet.exe of the minor of the control plane on the node, and join again.',
      },
    ],
  },
  {
    id: 'L-20',
    about: 'token that may not read the configuration',
    kind: 'error',
    words: [['failed to get config map: Unauthorized'], ['kubeadm-config', 'Unauthorized']],
    printed: inConsole,
    causes: [
      {
        cause: inferred(
          'The API server does not take the token of the join command: it has expired, was deleted, or is one of another cluster.',
          ['kubeadm-token#L165-L170', 'kubeadm#668'],
        ),
        checks: [{ command: 'kubeadm token list', shows: 'no such token, or it has expired' }],
        remedy: 'kubeadm token create --print-join-command on the control plane.',
      },
    ],
  },
  {
    id: 'ga-1',
    about: 'configuration of kubelets of another minor',
    kind: 'error',
    words: [
      ['configmaps "kubelet-config-1.', '" is forbidden'],
      ['configmaps "kubelet-config-1.', '" not found'],
    ],
    printed: inConsole,
    causes: [
      {
        cause: inferred(
          'kubeadm asks for the settings of kubelets of its own minor, and this cluster keeps none of that name: kubeadm on the node is newer than the control plane, or it is of 1.23 or before and the cluster of 1.24 or later.',
          ['github kubernetes/kubeadm/issues/1624', 'github kubernetes/kubernetes/issues/79363'],
        ),
        likely: [{ says: 'kubelet-config-1.' }],
        checks: [
          {
            command: 'kubeadm version -o short',
            shows: 'on the node: another minor than that of the control plane',
          },
          {
            command: 'kubectl -n kube-system get configmaps',
            shows: 'a kubelet-config of another minor',
          },
        ],
        remedy:
          'Put kubeadm.exe and kubelet.exe of the minor of the control plane on the node, and join again; a role for the token mends nothing.',
      },
    ],
  },
  {
    id: 'L-21',
    about: 'name that is none of a node',
    kind: 'error',
    words: [
      ['Unable to register node with API server', 'is invalid: metadata.name: Invalid value'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The name of the machine, or --hostname-override, holds a character that names of nodes do not have, such as an underscore: Windows allows it, Kubernetes does not.',
          ['component-helpers-hostname#L25-L45'],
        ),
        checks: [{ command: 'hostname', shows: 'something else than letters, digits, dots and -' }],
        remedy:
          'Rename the computer, or set --hostname-override (kubeadm: --node-name) in letters, digits and hyphens.',
      },
    ],
  },
]
