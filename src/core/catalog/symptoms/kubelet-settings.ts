import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What a kubelet prints of its account, its name service and its helpers. */
export const kubeletSettingSymptoms: readonly Symptom[] = [
  {
    id: 'K-01',
    about: 'account of the kubelet',
    kind: 'error',
    words: [
      ['kubelet needs to run as administrator'],
      ['kubelet needs to run as an administrator'],
      ['kubelet needs to run with administrator'],
      ['kubelet needs to run with elevated'],
    ],
    wordsInferred: true,
    settledBy: ['kubelet-scheduled-task', 'kubelet-account'],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet was started by an account without the rights of an administrator, or by one whose process is not elevated; from 1.24 on it must be.',
          ['rn-1.21#L326', 'rn-1.24#L386'],
        ),
        checks: [
          {
            command: 'whoami /groups, as that account',
            shows: 'Mandatory Label\\Medium Mandatory Level, or no Administrators',
          },
        ],
        remedy:
          'Run it as a service of LocalSystem; a scheduled task needs the user SYSTEM or -RunLevel Highest.',
      },
    ],
  },
  {
    id: 'K-02',
    about: 'kubelet without an address for DNS',
    kind: 'warning',
    words: [['kubelet does not have ClusterDNS IP configured'], ['MissingClusterDNS']],
    settledBy: ['kubelet-cluster-dns'],
    printed: [{ by: 'kubelet', in: 'pod and node events, kubelet log' }],
    causes: [
      {
        cause: verified(
          'The kubelet has no clusterDNS in its file and no --cluster-dns, so that pods get the name servers of the node and find no Service by name.',
          [
            'github kubernetes/kubernetes/issues/27722',
            'github kubernetes/kubernetes/issues/67941',
          ],
        ),
        checks: [
          {
            command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/configz',
            shows: 'no clusterDNS',
          },
        ],
        remedy:
          'Write clusterDNS with the address of the Service kube-dns and clusterDomain into the file of the kubelet, restart it, and make the pods anew.',
      },
    ],
  },
  {
    id: 'K-03',
    about: 'plugin of the credential provider',
    kind: 'error',
    words: [
      ['plugin binary executable', 'did not exist'],
      ['error execing credential provider plugin', 'file does not exist'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'Kubelets before 1.29 look for a file that is called exactly as the provider in the configuration, without .exe, and can start only one that ends in .exe.',
          [
            'github kubernetes-sigs/cloud-provider-azure/issues/4533',
            'github kubernetes/kubernetes/pull/120291',
          ],
        ),
        likely: [{ kubernetes: { through: '1.28' } }],
        excluded: [{ kubernetes: { from: '1.30' } }],
        checks: [
          {
            command: 'dir FOLDER-OF---image-credential-provider-bin-dir',
            shows: 'NAME.exe, and no NAME',
          },
        ],
        remedy:
          'Put a copy of the program without .exe beside it, or take a kubelet from 1.29 on; there the name of the provider without .exe is right.',
      },
      {
        cause: inferred(
          'The program is not in the folder of --image-credential-provider-bin-dir, or has another name than the provider in the configuration.',
          ['github kubernetes/kubernetes/pull/120291'],
        ),
        checks: [
          {
            command: 'dir FOLDER-OF---image-credential-provider-bin-dir',
            shows: 'no file of that name',
          },
        ],
        remedy: 'Put the program there, by the name that the configuration has for its provider.',
      },
    ],
  },
  {
    id: 'K-04',
    about: 'critical class outside kube-system',
    kind: 'error',
    words: [
      ['pods with system-node-critical priorityClass is not permitted in'],
      ['pods with system-cluster-critical priorityClass is not permitted in'],
    ],
    settledBy: ['critical-pod'],
    printed: [{ by: 'kube-apiserver', in: 'events of the controller, answer of kubectl' }],
    causes: [
      {
        cause: verified(
          'API servers up to 1.16 admit pods of the critical classes in kube-system alone; later ones do so where an admission configuration with quotas asks for it.',
          [
            'github kubernetes/kubernetes/pull/76310',
            'github kubernetes/kubernetes/pull/93121',
            'github kubernetes/kubernetes/issues/76308',
          ],
        ),
        checks: [{ command: 'kubectl version', shows: 'a server of 1.16 or earlier' }],
        remedy:
          'Put the pods into kube-system, or give them a PriorityClass of your own; from 1.17 on add a ResourceQuota for the class to the namespace.',
      },
    ],
  },
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
]
