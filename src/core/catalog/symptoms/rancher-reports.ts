import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What people report of nodes that Rancher, operators and installers set up. */
export const rancherReportSymptoms: readonly Symptom[] = [
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
    printed: [{ by: 'rancher-monitoring', in: 'pods of windows-exporter' }],
    causes: [
      {
        cause: verified(
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
    id: 'PR-23',
    about: 'VPC controllers of old clusters',
    kind: 'error',
    words: [['error installing VPC controller', 'CertificateSigningRequest']],
    printed: [{ by: 'eksctl', in: 'eksctl utils install-vpc-controllers' }],
    causes: [
      {
        cause: verified(
          'The controllers are of clusters before 1.22, and their manifests use an API that is gone; EKS runs them itself now.',
          ['github eksctl-io/eksctl/issues/7521', 'github eksctl-io/eksctl/issues/7645'],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get configmap amazon-vpc-cni -o yaml',
            shows: 'no enable-windows-ipam: "true"',
          },
        ],
        remedy:
          'Leave the command out, and set enable-windows-ipam: "true" in the ConfigMap amazon-vpc-cni.',
      },
    ],
  },
  {
    id: 'PR-24',
    about: 'Calico’s script and its service account',
    kind: 'error',
    words: [['calico-node service account does not exist']],
    printed: [{ by: 'install-calico-windows.ps1', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The kubeconfig that the script found is that of the node, which may not list Secrets of kube-system: it sees no token, and says so of the account.',
          ['github projectcalico/calico/issues/4037'],
        ),
        likely: [{ told: 'platform', as: ['eks'] }],
        checks: [
          {
            command: 'kubectl --kubeconfig KUBECONFIG -n kube-system get secrets',
            shows: 'Forbidden',
          },
        ],
        remedy: 'Put a kubeconfig with rights of an administrator where the script looks.',
      },
      {
        cause: inferred('Calico is not installed in this namespace, so the account is not there.', [
          'github projectcalico/calico/issues/4037',
        ]),
        checks: [{ command: 'kubectl get serviceaccounts -A', shows: 'no calico-node' }],
        remedy: 'Install Calico on the Linux nodes first.',
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
    id: 'PR-26',
    about: 'key that the SSH server does not take',
    kind: 'error',
    words: [['ssh: unable to authenticate', 'no supported methods remain']],
    printed: [{ by: 'programs in Go', in: 'log of the machine config operator, of installers' }],
    causes: [
      {
        cause: verified(
          'The machine was made with another key: the private key was changed since, or its user data are those of before.',
          ['github openshift/windows-machine-config-operator/pull/249'],
        ),
        likely: [{ decision: 'platform', is: ['openshift'] }],
        checks: [{ look: 'Secrets cloud-private-key and windows-user-data', shows: 'other keys' }],
        remedy: 'Delete the Machine, so that it is made anew with the key of today.',
      },
      {
        cause: inferred(
          'Windows reads the keys of administrators from C:\\ProgramData\\ssh\\administrators_authorized_keys alone, and only where nobody else may write there; or the user is another.',
          ['github openshift/openshift-docs/pull/28832'],
        ),
        checks: [
          {
            command: 'icacls C:\\ProgramData\\ssh\\administrators_authorized_keys',
            shows: 'rights of others than Administrators and SYSTEM',
          },
        ],
        remedy: 'Put the public key there, and leave rights to Administrators and SYSTEM alone.',
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
    id: 'PR-28',
    about: 'private key of the operator',
    kind: 'error',
    words: [['unable to parse private key: ssh: no key found']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The Secret cloud-private-key holds no private key in PEM form: an empty file, the public key, or one encoded twice.',
          ['github openshift/windows-machine-config-operator/pull/1946'],
        ),
        checks: [
          {
            command:
              'oc get secret cloud-private-key -n openshift-windows-machine-config-operator -o jsonpath="{.data.private-key\\.pem}" | base64 -d',
            shows: 'a text that does not begin with -----BEGIN',
          },
        ],
        remedy:
          'Make the Secret anew from the file of the private key: --from-file=private-key.pem=FILE.',
      },
    ],
  },
]
